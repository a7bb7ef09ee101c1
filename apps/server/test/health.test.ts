import { expect, test } from 'vitest'
import { openTestServer } from './open-test-server.ts'

test('the process lives whatever is missing, and is ready only with everything there', async () => {
  let storageWorks = true
  const storage = async () => {
    if (!storageWorks) throw new Error('No space left')
  }
  const server = await openTestServer({ checks: { database: async () => {}, storage } })
  const ask = async (url: string) => {
    const answer = await server.app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', checks: { database: 'ok', storage: 'ok' } },
  })
  storageWorks = false
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: { status: 'not ready', checks: { database: 'ok', storage: 'failed' } },
  })
  expect((await ask('/healthz')).status).toBe(200)
  await server.close()
})
