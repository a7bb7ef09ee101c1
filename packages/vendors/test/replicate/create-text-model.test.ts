import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTextModel } from '../../src/replicate/index.ts'
import {
  type Answer,
  GET_ROUTE,
  hung,
  json,
  openStandIn,
  prediction,
  refused,
  STREAM_ROUTE,
  type StandIn,
  shortenTimeouts,
  sse,
  stream,
  TEXT_ROUTE,
} from './stand-in-replicate.ts'

let standIn: StandIn
beforeEach(async () => {
  standIn = await openStandIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await standIn.close()
})

const follow = (signal = new AbortController().signal) => createTextModel(standIn.env).follow('p1', signal)
const read = () => Array.fromAsync(follow())
const succeeded = (output: unknown) => prediction({ status: 'succeeded', output })
const DONE = sse('done', '{}')

/** The prediction runs while `answer` is its stream, and has ended when it is asked after again. */
function onStream(answer: Answer, ...ended: Answer[]): void {
  standIn.on(STREAM_ROUTE, answer)
  standIn.on(GET_ROUTE, prediction({ urls: { stream: `${standIn.origin}/stream/p1` } }), ...ended)
}

test('a piece is there as soon as the model has written it', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  async function* chunks() {
    yield sse('output', 'Once ')
    await asked
    yield sse('output', 'upon') + DONE
  }
  onStream(stream(chunks()), succeeded(['Once ', 'upon']))
  const pieces = follow()[Symbol.asyncIterator]()
  expect(await pieces.next()).toEqual({ done: false, value: 'Once ' })
  ask()
  expect(await pieces.next()).toEqual({ done: false, value: 'upon' })
  expect(await pieces.next()).toMatchObject({ done: true })
})

test('characters and lines come whole, however the stream is cut', async () => {
  const bytes = Buffer.from(sse('output', '童话\n\n微光\n') + DONE)
  onStream(stream([...bytes].map((byte) => Buffer.from([byte]))), succeeded(['童话\n\n微光\n']))
  expect(await read()).toEqual(['童话\n\n微光\n'])
})

test.each<[string, () => Answer]>([
  ['that breaks off', () => stream([sse('output', 'Once ')], 'breaks')],
  [
    'that breaks off within an event',
    () => stream([`${sse('output', 'Once ')}event: output\ndata: u`], 'breaks'),
  ],
  ['that ends without saying so', () => stream([sse('output', 'Once ')])],
  ['that reports an error', () => stream([sse('output', 'Once ') + sse('error', 'lost')])],
  ['that ends too early', () => stream([sse('output', 'Once ') + DONE])],
])('a stream %s is completed from the prediction', async (_what, answer) => {
  onStream(answer(), prediction(), succeeded(['Once ', 'upon']))
  expect(await read()).toEqual(['Once ', 'upon'])
})

test('a stream that falls silent is left and completed from the prediction', async () => {
  shortenTimeouts()
  async function* chunks() {
    yield sse('output', 'Once ')
    await new Promise(() => {})
  }
  onStream(stream(chunks()), succeeded(['Once ', 'upon']))
  expect(await read()).toEqual(['Once ', 'upon'])
})

test.each<[string, Answer]>([
  ['is refused', refused(503)],
  ['is gone', json({}, 404)],
])('the whole text comes from the prediction when its stream %s', async (_what, answer) => {
  onStream(answer, succeeded(['Once ', 'upon']))
  expect(await read()).toEqual(['Once upon'])
})

test('a text that is not the one streamed is not spliced together', async () => {
  onStream(stream([sse('output', 'Once ')], 'breaks'), succeeded(['Twice upon']))
  await expect(read()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
})

test.each([
  ['pieces', ['Once ', 'upon']],
  ['one string', 'Once upon'],
])('a prediction that has ended is read from its beginning, its output being %s', async (_what, output) => {
  standIn.on(
    GET_ROUTE,
    prediction({ status: 'succeeded', output, urls: { stream: `${standIn.origin}/stream/p1` } }),
  )
  expect(await read()).toEqual(['Once upon'])
  expect(standIn.seen(STREAM_ROUTE)).toHaveLength(0)
})

test('a prediction that another process started is followed from its beginning', async () => {
  standIn.on(TEXT_ROUTE, prediction())
  const id = await createTextModel(standIn.env).start('Tell a tale')
  onStream(stream([sse('output', 'Once ') + sse('output', 'upon') + DONE]), succeeded(['Once ', 'upon']))
  const other = createTextModel(standIn.env).follow(id, new AbortController().signal)
  expect(await Array.fromAsync(other)).toEqual(['Once ', 'upon'])
})

test('a prediction without a stream is waited for', async () => {
  standIn.on(GET_ROUTE, prediction({ status: 'starting' }), prediction(), succeeded(['Once']))
  expect(await read()).toEqual(['Once'])
})

test.each([
  ['failed', 'CUDA out of memory', 'ended'],
  ['failed', 'The input was flagged as sensitive (E005)', 'flagged'],
  ['canceled', null, 'ended'],
  ['aborted', null, 'ended'],
])('a prediction that %s (%s) is %s', async (status, error, kind) => {
  standIn.on(GET_ROUTE, prediction({ status, error }))
  await expect(read()).rejects.toMatchObject({ name: 'VendorError', kind })
})

test('a prediction that fails while it streams is a fault, though text has come', async () => {
  const failed = prediction({ status: 'failed', error: 'E005: flagged', output: ['Once '] })
  onStream(stream([sse('output', 'Once ') + sse('done', '{"reason":"error"}')]), failed)
  await expect(read()).rejects.toMatchObject({ kind: 'flagged' })
})

test.each([404, 410])('a prediction that is gone (%i) has ended', async (status) => {
  standIn.on(GET_ROUTE, json({ detail: 'Gone' }, status))
  await expect(read()).rejects.toMatchObject({ kind: 'ended' })
})

test('a prediction whose text the vendor has removed has ended', async () => {
  standIn.on(GET_ROUTE, prediction({ status: 'succeeded', output: null, data_removed: true }))
  await expect(read()).rejects.toMatchObject({ kind: 'ended' })
})

test('a prediction that cannot be asked after is still under way', async () => {
  standIn.on(GET_ROUTE, refused(503))
  await expect(read()).rejects.toMatchObject({ kind: 'temporary' })
})

test.each([401, 404, 422])('a start that is refused with %i will never succeed', async (status) => {
  standIn.on(TEXT_ROUTE, json({ detail: 'No' }, status))
  const started = createTextModel(standIn.env).start('Tell a tale')
  await expect(started).rejects.toMatchObject({ name: 'VendorError', kind: 'rejected' })
  expect(standIn.seen(TEXT_ROUTE)).toHaveLength(1)
})

test('whoever has to stop ends at once while a piece is awaited', async () => {
  async function* chunks() {
    yield sse('output', 'Once ')
    await new Promise(() => {})
  }
  onStream(stream(chunks()))
  const stop = new AbortController()
  const pieces = follow(stop.signal)[Symbol.asyncIterator]()
  await pieces.next()
  const next = pieces.next()
  stop.abort()
  await expect(next).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(GET_ROUTE)).toHaveLength(1)
})

test('whoever has to stop ends at once while an answer is awaited', async () => {
  const stop = new AbortController()
  standIn.on(GET_ROUTE, prediction(), (request, reply) => {
    stop.abort()
    return hung(request, reply)
  })
  await expect(Array.fromAsync(follow(stop.signal))).rejects.toMatchObject({ kind: 'temporary' })
})

test('a reader that leaves closes the stream', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  onStream((_request, reply) => {
    reply.hijack()
    reply.raw.once('close', close).writeHead(200).write(sse('output', 'Once '))
  })
  for await (const piece of follow()) {
    expect(piece).toBe('Once ')
    break
  }
  await closed
})

test('the token is told to the API, and not to a stream on another host', async () => {
  const other = await openStandIn()
  const text = stream([sse('output', 'Once') + DONE])
  other.on(STREAM_ROUTE, text)
  onStream(text, succeeded(['Once']))
  await read()
  standIn.on(GET_ROUTE, prediction({ urls: { stream: `${other.origin}/stream/p1` } }), succeeded(['Once']))
  await read()
  await other.close()
  expect(standIn.seen(STREAM_ROUTE)).toMatchObject([{ token: 'Bearer r8_secret' }])
  expect(other.seen(STREAM_ROUTE)).toMatchObject([{ token: undefined }])
})
