import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './find-account.ts'
import type { Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

/** Unicode rules that do not depend on what the system has installed; Linux images all know C.UTF-8. */
const LOCALE =
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

async function runInitdb(binaries: Binaries, data: string, passwordFile: string, account?: Account) {
  const flags = [
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
  ]
  const initdb = runProgram(binaries.initdb, [...flags, '--encoding=UTF8', ...LOCALE], account)
  let said = ''
  initdb.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(initdb, 'close')
  if (code === 0) return
  if (/No space left/i.test(said)) throw new Error('There is no space left on the disk for the database.')
  throw new Error(`The database could not be set up in ${data}: ${said.trim()}`)
}

async function own(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/**
 * Makes the cluster in `dir`/data unless it is there. A set-up that was interrupted is begun afresh.
 * @returns the password of the cluster's only account, `postgres`
 */
export async function initialiseCluster(dir: string, binaries: Binaries, account?: Account): Promise<string> {
  const [data, half, passwordFile] = ['data', 'data.new', 'password'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ]
  if (await stat(data).catch(() => undefined)) return readFile(passwordFile, 'utf8')
  const password = randomBytes(18).toString('hex')
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await own(half, account)
  await own(passwordFile, account)
  await runInitdb(binaries, half, passwordFile, account)
  await rename(half, data)
  return password
}
