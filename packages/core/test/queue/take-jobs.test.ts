import { connect } from '@taleglow/db'
import { createTestDatabase, type TestDatabase } from '@taleglow/testing'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBoss, takeJobs } from '../../src/queue/index.ts'

const PATIENCE = { timeout: 20_000, interval: 5 }
const QUEUE = 'story.remove-media'
const silent = { info() {}, warn() {}, error() {} }

let database: TestDatabase
let boss: PgBoss
beforeEach(async () => {
  database = await createTestDatabase()
  boss = await openBoss(database.url, 'works', silent)
})
afterEach(async () => {
  await boss.stop({ graceful: false })
  await database.close()
})

const open = (slots: number) => takeJobs(boss, QUEUE, slots, async ({ id }) => ({ id, status: 'completed' }))

/** When the one slot last looked for a job. */
const lastLook = () => boss.getWipData()[0]?.lastFetchedOn ?? 0

async function nextLook(): Promise<number> {
  const before = lastLook()
  return vi.waitUntil(() => lastLook() !== before && lastLook(), PATIENCE)
}

/** How long, in milliseconds, the jobs waited altogether and each, once all of them are done. */
async function waitsOf(ids: string[]): Promise<number[]> {
  const { db, close } = connect(database.url, { max: 1 })
  const isDone = async () => {
    const rows = await db.execute<{ wait: string }>(sql`
      select extract(epoch from started_on - created_on) * 1000 as wait from pgboss.job
      where state = 'completed' and id = any(${sql.param(ids)}::uuid[]) order by started_on`)
    return rows.length === ids.length && rows.map(({ wait }) => Number(wait))
  }
  return vi.waitUntil(isDone, PATIENCE).finally(close)
}

test('an idle slot asks the database every two seconds and not more often', async () => {
  await open(1)
  const first = await nextLook()
  expect((await nextLook()) - first).toBeGreaterThan(1900)
})

test('a new job does not wait for the next look of an idle slot', async () => {
  await open(1)
  await nextLook()
  const id = (await boss.send(QUEUE, {})) as string
  const [wait] = await waitsOf([id])
  expect(wait).toBeLessThan(1000)
})

test('a slot that is done with a job looks for the next one at once', async () => {
  const jobs = Array.from({ length: 6 }, () => ({ data: {} }))
  const ids = (await boss.insert(QUEUE, jobs, { returnId: true })) as string[]
  await open(1)
  const waits = await waitsOf(ids)
  expect((waits.at(-1) as number) - (waits[0] as number)).toBeLessThan(4000)
})
