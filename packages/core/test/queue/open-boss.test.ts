import { connect } from '@taleglow/db'
import { createTestDatabase, type TestDatabase } from '@taleglow/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeError } from '../../src/context/index.ts'
import { openBoss } from '../../src/queue/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('a queue that cannot be polled is logged with its name and the reason', async () => {
  const logged: Record<string, unknown>[] = []
  const log = { info() {}, warn() {}, error: (about: object) => void logged.push({ ...about }) }
  const boss = await openBoss(database.url, 'works', log)
  await boss.work(
    'story.write',
    { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 },
    async () => {},
  )
  const { db, close } = connect(database.url, { max: 1 })
  await db.execute(sql`alter table pgboss.job_common rename to job_elsewhere`)
  const found = await vi.waitUntil(() => logged.find(({ queue }) => queue === 'story.write'), {
    timeout: 10_000,
  })
  expect(describeError(found.err)).toMatchObject({
    message: expect.stringContaining('does not exist'),
    code: '42P01',
    stack: expect.stringMatching(/^\s+at /),
  })
  await close()
  await boss.stop({ graceful: false })
})
