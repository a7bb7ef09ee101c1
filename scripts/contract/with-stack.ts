import { startStack } from '@taleglow/testing/start-stack'

/** Runs `work` against CONTRACT_URL, or against a stack that lives as long as the work. */
export async function withStack<T>(
  print: (line: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = process.env.CONTRACT_URL
  if (running) return work(running)
  const stack = await startStack({ print })
  try {
    return await work(stack.url)
  } finally {
    await stack.stop()
  }
}
