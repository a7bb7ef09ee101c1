import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPictureModel } from '../../src/replicate/index.ts'
import {
  type Answer,
  broken,
  CANCEL_ROUTE,
  GET_ROUTE,
  hung,
  json,
  openStandIn,
  PICTURE_ROUTE,
  prediction,
  refused,
  type StandIn,
} from './stand-in-replicate.ts'

const FILE_ROUTE = 'GET /out/1.webp'
const FILES_ROUTE = 'POST /v1/files'
const WEBP = Buffer.from('RIFF0000WEBP')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

let standIn: StandIn
beforeEach(async () => {
  standIn = await openStandIn()
  standIn.on(FILE_ROUTE, json(WEBP, 200, { 'content-type': 'image/webp' }))
})
afterEach(async () => {
  vi.useRealTimers()
  await standIn.close()
})

const start = (references: Uint8Array[] = [], size: 1024 | 2048 = 1024) =>
  createPictureModel(standIn.env).start({ prompt: 'A red door', references, size })
const finish = (signal = new AbortController().signal) => createPictureModel(standIn.env).finish('p1', signal)
const painted = (output: unknown = [`${standIn.origin}/out/1.webp`]) =>
  prediction({ status: 'succeeded', output })

test('references go up as files of their own kind, and the model is told where they are', async () => {
  const file = (name: string) => json({ urls: { get: `https://api.example/${name}` } }, 201)
  standIn.on(FILES_ROUTE, file('a'), file('b'))
  standIn.on(PICTURE_ROUTE, prediction())
  expect(await start([WEBP, PNG])).toBe('p1')
  const [webp, png] = standIn.seen(FILES_ROUTE).map(({ body }) => String(body))
  expect(webp).toContain('image/webp')
  expect(webp).toContain('RIFF0000WEBP')
  expect(png).toContain('image/png')
  const input = { image_input: ['https://api.example/a', 'https://api.example/b'], prompt: 'A red door' }
  expect(standIn.seen(PICTURE_ROUTE)).toMatchObject([{ body: { input } }])
})

test.each<[string, Answer]>([
  ['breaks off', broken],
  ['fails', refused(503)],
])('nothing is painted without a reference whose upload %s', async (_what, answer) => {
  standIn.on(FILES_ROUTE, answer)
  standIn.on(PICTURE_ROUTE, prediction())
  await expect(start([WEBP])).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(FILES_ROUTE)).toHaveLength(1)
  expect(standIn.seen(PICTURE_ROUTE)).toHaveLength(0)
})

test.each([
  [1024, '1K'],
  [2048, '2K'],
] as const)('a square of %i pixels is asked for as %s', async (size, name) => {
  standIn.on(PICTURE_ROUTE, prediction())
  await start([], size)
  expect(standIn.seen(PICTURE_ROUTE)).toMatchObject([
    { body: { input: { size: name, aspect_ratio: '1:1' } } },
  ])
})

test('a start whose connection breaks off is sent once', async () => {
  standIn.on(PICTURE_ROUTE, broken)
  await expect(start()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(PICTURE_ROUTE)).toHaveLength(1)
})

test.each([404, 422])('a start that is refused with %i will never succeed', async (status) => {
  standIn.on(PICTURE_ROUTE, json({ detail: 'No' }, status))
  await expect(start()).rejects.toMatchObject({ name: 'VendorError', kind: 'rejected' })
})

test('a picture that is being painted is waited for and fetched without the token', async () => {
  standIn.on(GET_ROUTE, prediction(), prediction(), painted())
  expect(await finish()).toEqual({ bytes: new Uint8Array(WEBP), contentType: 'image/webp' })
  expect(standIn.seen(FILE_ROUTE)).toMatchObject([{ token: undefined }])
})

test('a picture may come as one address instead of a list', async () => {
  standIn.on(GET_ROUTE, painted(`${standIn.origin}/out/1.webp`))
  expect((await finish()).contentType).toBe('image/webp')
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['an empty list', []],
  ['something else', { url: 'x' }],
])('an output of %s is the end of its call', async (_what, output) => {
  standIn.on(GET_ROUTE, prediction({ status: 'succeeded', output }))
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
})

test.each([
  ['failed', 'Out of memory', 'ended'],
  ['failed', 'NSFW content detected', 'flagged'],
  ['canceled', null, 'ended'],
  ['aborted', null, 'ended'],
])('a prediction that %s (%s) is %s', async (status, error, kind) => {
  standIn.on(GET_ROUTE, prediction({ status, error }))
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind })
})

test.each<[string, Answer]>([
  ['is gone', json({}, 404)],
  ['is no picture', json('<html>', 200, { 'content-type': 'text/html' })],
  ['is a picture of another kind', json('<svg/>', 200, { 'content-type': 'image/svg+xml' })],
])('a file that %s is the end of its call', async (_what, answer) => {
  standIn.on(GET_ROUTE, painted())
  standIn.on(FILE_ROUTE, answer)
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
})

test.each<[string, Answer]>([
  ['a file that breaks off', broken],
  ['a file that is refused for now', refused(429)],
  ['a file that its server cannot give', refused(503)],
])('%s may be fetched again', async (_what, answer) => {
  standIn.on(GET_ROUTE, painted())
  standIn.on(FILE_ROUTE, answer)
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
})

test('a prediction that is gone has ended', async () => {
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
})

test('a picture that is not done by the deadline is stopped, which ends its call', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  standIn.on(CANCEL_ROUTE, prediction({ status: 'canceled' }))
  standIn.on(GET_ROUTE, (request, reply) => {
    vi.setSystemTime(Date.now() + 3600_000)
    return prediction()(request, reply)
  })
  await expect(finish()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
  expect(standIn.seen(CANCEL_ROUTE)).toHaveLength(1)
})

test.each<[string, string]>([
  ['the prediction', GET_ROUTE],
  ['the file', FILE_ROUTE],
])('whoever has to stop ends at once while %s is awaited', async (_what, route) => {
  const stop = new AbortController()
  standIn.on(GET_ROUTE, painted())
  standIn.on(route, (request, reply) => {
    stop.abort()
    return hung(request, reply)
  })
  await expect(finish(stop.signal)).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(CANCEL_ROUTE)).toHaveLength(0)
})
