import { connect } from '@taleglow/db'
import { createTestDatabase, type TestDatabase } from '@taleglow/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOST_QUEUE, prepareQueues, QUEUES } from '../../src/queue/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('queues that an earlier version made get the figures of this one', async () => {
  const { db, close } = connect(database.url, { max: 1 })
  const read = () =>
    db.execute(sql`select name, retry_limit, retry_delay, expire_seconds, deletion_seconds, heartbeat_seconds, notify
      from pgboss.queue order by name`)
  const made = await read()
  expect(made.map(({ name }) => name)).toEqual([LOST_QUEUE, ...Object.keys(QUEUES)].sort())
  await db.execute(sql`update pgboss.queue set retry_limit = 3, retry_delay = 7, expire_seconds = 11,
    deletion_seconds = 13, heartbeat_seconds = 60, notify = false`)
  await prepareQueues(database.url)
  expect(await read()).toEqual(made)
  await close()
})
