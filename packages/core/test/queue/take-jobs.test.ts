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

const complete = async ({ id }: { id: string }) => ({ id, status: 'completed' }) as const

/** When each slot last looked for a job. */
const lastLooks = () => boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0)

/** Resolves with the moment of the next look of any slot. */
async function nextLook(): Promise<number> {
  const before = Math.max(...lastLooks())
  return vi.waitUntil(() => lastLooks().find((look) => look > before), PATIENCE)
}

type Stamps = { created: number; started: number }

/** When the jobs were sent and taken, in milliseconds and in the order of taking, once all of them are done. */
async function stampsOf(ids: string[]): Promise<Stamps[]> {
  const { db, close } = connect(database.url, { max: 1 })
  const readIfDone = async () => {
    const rows = await db.execute<Stamps>(sql`
      select (extract(epoch from created_on) * 1000)::float8 as created,
        (extract(epoch from started_on) * 1000)::float8 as started
      from pgboss.job where state = 'completed' and id = any(${sql.param(ids)}::uuid[]) order by started_on`)
    return rows.length === ids.length && [...rows]
  }
  return vi.waitUntil(readIfDone, PATIENCE).finally(close)
}

/** How long it took from the first of the jobs being taken to the last. */
async function spanOf(ids: string[]): Promise<number> {
  const started = (await stampsOf(ids)).map((stamps) => stamps.started)
  return Math.max(...started) - Math.min(...started)
}

async function insert(count: number, startAfter?: Date): Promise<string[]> {
  const jobs = Array.from({ length: count }, () => ({ data: {}, ...(startAfter && { startAfter }) }))
  return (await boss.insert(QUEUE, jobs, { returnId: true })) as string[]
}

test('of many idle slots one asks the database, and not more than twice a second', async () => {
  await takeJobs(boss, QUEUE, 8, complete)
  await vi.waitUntil(() => lastLooks().every((look) => look > 0), PATIENCE)
  const first = await nextLook()
  const before = lastLooks()
  const looks = [first, await nextLook(), await nextLook(), await nextLook()]
  const after = lastLooks()
  expect(after.filter((look, slot) => look !== before[slot])).toHaveLength(1)
  expect((looks[3] as number) - first).toBeGreaterThan(1000)
})

test('a new job does not wait for the next look', async () => {
  await takeJobs(boss, QUEUE, 1, complete)
  const waits: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    await nextLook()
    const [stamps] = await stampsOf(await insert(1))
    if (stamps) waits.push(stamps.started - stamps.created)
  }
  expect(Math.min(...waits)).toBeLessThan(200)
})

test('a slot that is done with a job looks for the next one at once', async () => {
  const ids = await insert(12)
  await takeJobs(boss, QUEUE, 1, complete)
  expect(await spanOf(ids)).toBeLessThan(3000)
})

test('jobs that become due together are taken together', async () => {
  const ids = await insert(8, new Date(Date.now() + 1500))
  const { promise: allTaken, resolve } = Promise.withResolvers<void>()
  let taken = 0
  await takeJobs(boss, QUEUE, 8, async (job) => {
    taken += 1
    if (taken === ids.length) resolve()
    await allTaken
    return complete(job)
  })
  expect(await spanOf(ids)).toBeLessThan(1500)
})
