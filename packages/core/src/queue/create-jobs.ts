import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Jobs } from '../context/index.ts'

/** Jobs that are sent in the caller's transaction: they exist if and only if its data does. */
export function createJobs(boss: PgBoss): Jobs {
  return {
    async send(tx, queue, data, options) {
      await boss.send(queue, data, { ...options, db: fromDrizzle(tx, sql) })
    },
  }
}
