import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@taleglow/embedded-postgres'
import { nameDatabase } from './name-database.ts'

const START = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url))

export type RunningStack = {
  url: string
  sandboxUrl: string
  dataDir: string
  /** Stops all processes and removes the data. */
  stop(): Promise<void>
}

/**
 * Starts what `npm start` starts, on ports and a data folder of its own. It ends with this process, however this ends.
 * @param options.env more environment variables for it
 * @param options.print gets each line it says
 * @throws Error with all it said when it does not come up
 */
export async function startStack(
  options: { env?: Record<string, string>; print?: (line: string) => void } = {},
): Promise<RunningStack> {
  // Not mkdtemp: a folder closed to others would be closed to the database's account as well.
  const dataDir = join(tmpdir(), nameDatabase('taleglow'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, ...options.env }
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<true>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      options.print?.(line)
      if (line.includes('is ready at')) becomeReady(true)
    })
  }
  const ended = once(child, 'close').then(() => false)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  if (!(await Promise.race([ready, ended]))) {
    await stop()
    throw new Error(`Taleglow did not start:\n${said.join('\n')}`)
  }
  return { url: `http://127.0.0.1:${port}`, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, dataDir, stop }
}
