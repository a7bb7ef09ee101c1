import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from './find-account.ts'

/** Starts one of PostgreSQL's programs as `account`, with messages in English because we read them. */
export function runProgram(path: string, args: string[], account: Account | undefined): ChildProcess {
  const env = { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C' }
  return spawn(path, args, { ...account, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] })
}
