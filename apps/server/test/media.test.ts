import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from './open-test-server.ts'

let server: TestServer
let link: string
beforeAll(async () => {
  server = await openTestServer()
  await server.storage.put('stories/a/1.mp3', Buffer.from('0123456789'), 'audio/mpeg')
  link = server.links.url('stories/a/1.mp3')
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('a signed link gives the file, with its type, to be kept by the browser', async () => {
  const answer = await get(link)
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
  expect(answer.headers['content-type']).toBe('audio/mpeg')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('a browser that still has the file is told to keep it', async () => {
  const { etag } = (await get(link)).headers
  const answer = await get(link, { 'if-none-match': String(etag) })
  expect(answer.statusCode).toBe(304)
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('a player may ask for a part', async () => {
  const answer = await get(link, { range: 'bytes=2-4' })
  expect([answer.statusCode, answer.body]).toEqual([206, '234'])
  expect(answer.headers['content-range']).toBe('bytes 2-4/10')
  expect(answer.headers['cache-control']).toContain('immutable')
  const beyond = await get(link, { range: 'bytes=50-' })
  expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([416, 'no-store'])
})

test.each([
  ['without a signature', () => '/media/stories/a/1.mp3'],
  ['with another signature', () => link.replace(/signature=.{4}/, 'signature=AAAA')],
  ['with a later expiry', () => link.replace(/expires=\d/, 'expires=9')],
  ['of another file', () => link.replace('1.mp3', '2.mp3')],
  ['that climbs out of the folder', () => link.replace('stories/a/1.mp3', '..%2f..%2fetc%2fpasswd')],
  ['to a file that is gone', () => server.links.url('stories/a/9.mp3')],
])('a link %s leads to nothing, and no browser remembers that', async (_what, url) => {
  const answer = await get(url())
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a link ends', async () => {
  server.time.now = new Date(Date.now() + 13 * 3600_000)
  expect((await get(link)).statusCode).toBe(404)
  server.time.now = new Date()
})
