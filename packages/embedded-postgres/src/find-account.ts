import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Account = { uid: number; gid: number }

async function lookUp(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/**
 * PostgreSQL refuses to run as root. For root this is the system's account `postgres`, made when missing; for anyone
 * else nothing, and the server runs as who started it.
 * @throws Error in plain words when root cannot make the account
 */
export async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  try {
    return await lookUp('postgres')
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
      return await lookUp('postgres')
    } catch {
      throw new Error(
        'PostgreSQL does not run as root, and no account "postgres" could be made. Run this as another user, or set DATABASE_URL.',
      )
    }
  }
}
