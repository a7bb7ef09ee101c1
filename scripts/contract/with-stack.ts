import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../start/root.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

type Stack = { url: string; stop(): Promise<void> }

/** `npm start` on ports and data of its own. */
async function startStack(print: (line: string) => void): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taleglow-contract-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
    await rm(dataDir, { recursive: true, force: true })
  }
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      print(line)
      if (line.includes('is ready at')) resolve()
    })
  })
  const started = await Promise.race([ready.then(() => true), exit.then(() => false)])
  if (!started) throw new Error('The stack did not start')
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** Runs `work` against CONTRACT_URL, or against a stack that lives as long as the work. */
export async function withStack<T>(
  print: (line: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = process.env.CONTRACT_URL
  if (running) return work(running)
  const stack = await startStack(print)
  try {
    return await work(stack.url)
  } finally {
    await stack.stop()
  }
}
