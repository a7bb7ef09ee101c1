/**
 * Keeps one PostgreSQL server for whoever holds the other end of its IPC channel, and stops it in good order when
 * that end closes: so a server does not outlive a parent that was killed, which PostgreSQL by itself would.
 */
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseBinaries, makeReachableFolder } from './choose-places.ts'
import { findAccount } from './find-account.ts'
import { findBinaries } from './find-binaries.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import type { KeeperMessage, KeeperOptions } from './keeper-protocol.ts'
import { type Server, startServer } from './start-server.ts'

/** A fast shutdown rolls open transactions back; should it hang, an immediate one recovers at the next start. */
const PATIENCE_MS = 2000

const options = JSON.parse(process.argv[2] ?? '') as KeeperOptions
let stopping = false
let server: Server | undefined

function tell(message: KeeperMessage): void {
  if (process.connected) process.send?.(message)
}

async function open(): Promise<string> {
  const account = await findAccount()
  await makeReachableFolder(resolve(options.dir), account)
  const dir = await realpath(options.dir)
  const binaries = await chooseBinaries(await findBinaries(), account)
  const password = await initialiseCluster(dir, binaries, account)
  const log = (text: string) => process.stderr.write(text)
  server = await startServer(dir, { binaries, account, fast: options.disposable ?? false, log })
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`
}

/** The folder may be a link to one in a reachable place. */
async function removeFolder(): Promise<void> {
  const place = await realpath(options.dir).catch(() => options.dir)
  for (const path of [place, options.dir]) await rm(path, { recursive: true, force: true })
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await opened.catch(() => {})
  if (server && server.process.exitCode === null) {
    const gone = once(server.process, 'exit')
    server.process.kill('SIGINT')
    const impatient = setTimeout(() => server?.process.kill('SIGQUIT'), PATIENCE_MS)
    await gone
    clearTimeout(impatient)
  }
  if (options.disposable) await removeFolder()
  process.exit(0)
}

process.on('disconnect', stop)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The reader of our log may be gone before us.
process.stderr.on('error', () => {})

const opened = open()
try {
  const url = await opened
  server?.process.on('exit', () => stopping || process.exit(1))
  tell({ url })
} catch (error) {
  tell({ fault: (error as Error).message })
  if (!stopping) process.exitCode = 1
  process.disconnect?.()
}
