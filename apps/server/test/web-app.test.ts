import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from './open-test-server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taleglow-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Taleglow</title>')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'small')
  server = await openTestServer({ webFolder: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test.each([
  '/',
  '/create',
  '/my-stories',
  '/stories/0192d3a0',
  '/stories/0192d3a0/live',
  '/auth/callback?code=1',
  '/login',
])('%s is a page of the app', async (path) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test.each(['/nowhere', '/stories', '/stories/a/b/c', '/index.php'])(
  '%s is answered 404 with the app, which shows its not-found page',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, '<!doctype html><title>Taleglow</title>'])
  },
)

test('assets are kept for ever, and sent as they were compressed', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'plain',
    'public, max-age=31536000, immutable',
  ])
  const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
  expect(small.headers['content-type']).toContain('javascript')
  expect(small.headers['cache-control']).toContain('immutable')
})

test('other files are asked for again', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each(['/assets/gone.js', '/api/nowhere', '/media/nowhere', '/trpc'])(
  '%s is missing and no page',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  },
)

test('an id longer than any file name is looked for among the ids, not among the files', async () => {
  const answer = await get(`/api/stories/${'a'.repeat(6_000)}`)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
})

test('an address longer than any file name is no page, and a range beyond a file is not its absence', async () => {
  const long = await get(`/${'a'.repeat(6_000)}`)
  expect([long.statusCode, long.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const range = await get('/favicon.svg', { range: 'bytes=9999999-' })
  expect([range.statusCode, range.body]).toEqual([416, ''])
})

test('a page may load nothing inline, nothing from elsewhere, and stands in no frame', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('upgrade-insecure-requests')
})
