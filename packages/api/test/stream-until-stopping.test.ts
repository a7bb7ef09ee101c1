import { expect, test } from 'vitest'
import { streamUntilStopping } from '../src/stream-until-stopping.ts'

/** Says one thing and then waits to be stopped. */
async function* oneThenWait(until: AbortSignal): AsyncGenerator<number> {
  yield 1
  await new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()))
}

test('a stream that has said everything ends', async () => {
  const stream = streamUntilStopping(new AbortController().signal, undefined, async function* () {
    yield 1
  })
  expect(await Array.fromAsync(stream)).toEqual([1])
})

test('a stream fails with 503 when the process stops, so that clients come back', async () => {
  const stopping = new AbortController()
  const stream = streamUntilStopping(stopping.signal, undefined, oneThenWait)
  expect((await stream.next()).value).toBe(1)
  const next = stream.next()
  stopping.abort()
  await expect(next).rejects.toMatchObject({ status: 503 })
})

test('a stream ends quietly when its client leaves', async () => {
  const left = new AbortController()
  const stream = streamUntilStopping(new AbortController().signal, left.signal, oneThenWait)
  await stream.next()
  const next = stream.next()
  left.abort()
  expect(await next).toEqual({ done: true, value: undefined })
})

test('an error of the stream itself is passed on', async () => {
  const stream = streamUntilStopping(new AbortController().signal, undefined, async function* () {
    yield 1
    throw new Error('broken')
  })
  await expect(Array.fromAsync(stream)).rejects.toThrow('broken')
})
