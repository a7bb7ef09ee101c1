import type { Language } from '@taleglow/contracts'
import type { Database, Transaction } from '@taleglow/db'
import type { Jobs } from './jobs.ts'

/** The signed-in user a call is made for. */
export type Actor = {
  userId: string
  /** The sign-in (session family) the token descends from. */
  familyId: string
}

/** Structured log; texts and names of children never go in. */
export type Logger = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** What every verb is given. Tests pass their own clock; verbs called with a transaction as `db` join it. */
export type Context = {
  db: Database | Transaction
  actor: Actor | null
  /** Language of the answer, from the request. */
  language: Language
  clock: () => Date
  log: Logger
  jobs: Jobs
  /** A signed address under which a stored file can be read for a while. */
  mediaUrl: (key: string) => string
}

type WithDatabase = Pick<Context, 'db'>

/** The same context inside an open transaction. */
export type InTransaction<C extends WithDatabase = Context> = Omit<C, 'db'> & { db: Transaction }

/** Runs `work` in a transaction; nothing of it stands if it throws. */
export function inTransaction<C extends WithDatabase, T>(
  ctx: C,
  work: (ctx: InTransaction<C>) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }))
}
