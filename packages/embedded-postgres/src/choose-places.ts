import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { canReach } from './can-reach.ts'
import type { Account } from './find-account.ts'
import type { Binaries } from './find-binaries.ts'

/** Where root's files go that the account `postgres` must reach, when their own place is closed to it. */
const OPEN_FOLDER = '/var/lib/taleglow'

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function makeOpenFolder(): Promise<string> {
  await mkdir(OPEN_FOLDER, { recursive: true, mode: 0o755 })
  return OPEN_FOLDER
}

/**
 * Makes `dir`, or when `account` could not reach it (a project below /root, mode 0700), a folder in a place that is
 * open, with a link to it at `dir`.
 */
export async function makeReachableFolder(dir: string, account: Account | undefined): Promise<void> {
  if (await exists(dir)) return
  const parent = dirname(dir)
  await mkdir(parent, { recursive: true })
  if (!account || (await canReach(parent, account))) {
    await mkdir(dir, { recursive: true, mode: 0o755 })
    return
  }
  const open = await mkdtemp(join(await makeOpenFolder(), `${basename(dir)}-`))
  // mkdtemp gives 0700, which would close it again.
  await chmod(open, 0o755)
  await symlink(open, dir)
}

/** The programs themselves, or a copy of them where `account` cannot reach the installed ones. */
export async function chooseBinaries(found: Binaries, account: Account | undefined): Promise<Binaries> {
  if (!account || (await canReach(dirname(found.postgres), account))) return found
  const { mtimeMs } = await stat(found.postgres)
  const root = join(await makeOpenFolder(), `postgresql-${Math.round(mtimeMs)}`)
  if (!(await exists(root))) {
    const half = `${root}.${process.pid}`
    await cp(found.root, half, { recursive: true, verbatimSymlinks: true })
    await rename(half, root).catch(() => rm(half, { recursive: true }))
  }
  const moved = (path: string) => join(root, relative(found.root, path))
  return { root, initdb: moved(found.initdb), postgres: moved(found.postgres) }
}
