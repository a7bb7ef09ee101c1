import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './find-account.ts'
import type { Binaries } from './find-binaries.ts'
import { findFreePort } from './find-free-port.ts'
import { runProgram } from './run-program.ts'
import { stopLeftover } from './stop-leftover.ts'

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
/** What a test's database can do without: it never outlives a power cut. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const TRIES = 3

export type Server = { process: ChildProcess; port: number }

const remembered = (dir: string) =>
  readFile(join(dir, 'port'), 'utf8').then(
    (text) => Number(text) || undefined,
    () => undefined,
  )

/**
 * After a kill -9 of its parent the server lives on and holds the data. Its file postmaster.pid names it; that file
 * is never deleted here, since it is what keeps two servers off the same data.
 */
async function stopOrphan(data: string): Promise<void> {
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  if (Number(pid) > 0) await stopLeftover(Number(pid), data, ['SIGINT', 'SIGQUIT'], 10_000)
}

/** Resolves with nothing once the server takes connections, or with what it said when it ended before that. */
async function untilReady(server: ChildProcess, log: (text: string) => void): Promise<string | undefined> {
  let said = ''
  return new Promise((resolve) => {
    server.stderr?.on('data', (chunk) => {
      log(String(chunk))
      if (said.length < 10_000) said += chunk
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
    once(server, 'close').then(
      () => resolve(said.trim()),
      (error) => resolve(String(error)),
    )
  })
}

/**
 * Starts the server on `dir`/data, on the port it had last when that is free.
 * @throws Error with what the server said when it does not come up
 */
export async function startServer(
  dir: string,
  options: { binaries: Binaries; account: Account | undefined; fast: boolean; log: (text: string) => void },
): Promise<Server> {
  const data = join(dir, 'data')
  await stopOrphan(data)
  const settings = [...SETTINGS, ...(options.fast ? FAST_SETTINGS : [])].flatMap((setting) => ['-c', setting])
  let said = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const port = await findFreePort(tried === 0 ? await remembered(dir) : undefined)
    const args = ['-D', data, '-p', String(port), ...settings]
    const server = runProgram(options.binaries.postgres, args, options.account)
    const failure = await untilReady(server, options.log)
    if (failure === undefined) {
      await writeFile(join(dir, 'port'), String(port))
      return { process: server, port }
    }
    said = failure
  }
  throw new Error(`The database in ${data} does not start: ${said.split('\n').at(-1)}`)
}
