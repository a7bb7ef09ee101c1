import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from './find-account.ts'

async function canEnter(folder: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** Whether `account` may go through every folder down to and into the existing folder `path`. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  let folder = await realpath(path)
  for (;;) {
    if (!(await canEnter(folder, account))) return false
    const parent = dirname(folder)
    if (parent === folder) return true
    folder = parent
  }
}
