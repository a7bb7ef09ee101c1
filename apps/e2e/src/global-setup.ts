import { startStack } from '@taleglow/testing/start-stack'

/** Starts the real stack, unless E2E_URL names one that is running. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {}
  const stack = await startStack({ print: (line) => console.log(`  ${line}`) })
  process.env.E2E_URL = stack.url
  process.env.E2E_SANDBOX_URL = stack.sandboxUrl
  process.env.E2E_DATA_DIR = stack.dataDir
  return stack.stop
}
