import type { Connection, Database } from '@taleglow/db'
import { connect, schema } from '@taleglow/db'
import { createTestDatabase } from '@taleglow/testing'
import { grantMonthlyCredits } from '../src/billing/index.ts'
import { type Context, inTransaction, type JobData, type QueueName } from '../src/context/index.ts'

export type SentJob = { [Q in QueueName]: { queue: Q; data: JobData[Q] } }[QueueName]
export type TestContext = Context & { db: Database; sent: SentJob[]; close(): Promise<void> }

const silent = { info() {}, warn() {}, error() {} }

/** A context on a database of its own, whose jobs are kept in `sent` instead of a queue. */
export async function createTestContext(now = () => new Date('2026-11-21T12:00:00Z')): Promise<TestContext> {
  const database = await createTestDatabase()
  const connection: Connection = connect(database.url, { max: 8 })
  const sent: SentJob[] = []
  return {
    db: connection.db,
    actor: null,
    language: 'en',
    clock: now,
    log: silent,
    jobs: {
      async send(_tx, queue, data) {
        sent.push({ queue, data } as SentJob)
      },
    },
    mediaUrl: (key) => `/media/${key}`,
    sent,
    async close() {
      await connection.close()
      await database.close()
    },
  }
}

/** A signed-in parent who has given consent and has this month's credits of the free plan. */
export async function signUp(ctx: TestContext, plan: 'free' | 'family' = 'free'): Promise<TestContext> {
  const email = `${crypto.randomUUID()}@example.com`
  const [user] = await ctx.db
    .insert(schema.users)
    .values({ email, name: 'Parent', plan, consentVersion: 1, consentAt: ctx.clock() })
    .returning({ id: schema.users.id })
  const userId = (user as { id: string }).id
  await inTransaction(ctx, (tx) => grantMonthlyCredits(tx, userId))
  return { ...ctx, actor: { userId, familyId: crypto.randomUUID() } }
}
