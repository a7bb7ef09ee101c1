import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTextModel } from '../../src/replicate/index.ts'
import {
  type Answer,
  broken,
  CANCEL_ROUTE,
  GET_ROUTE,
  hung,
  openStandIn,
  prediction,
  refused,
  type StandIn,
  shortenTimeouts,
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

const start = () => createTextModel(standIn.env).start('Tell a tale')
const read = () => Array.fromAsync(createTextModel(standIn.env).follow('p1', new AbortController().signal))
const done = prediction({ status: 'succeeded', output: ['Once'] })

test.each<[string, Answer]>([
  ['whose connection breaks off', broken],
  ['that failed at the vendor', refused(503)],
])('a start %s is sent once, for it may have been billed', async (_what, answer) => {
  standIn.on(TEXT_ROUTE, answer)
  await expect(start()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(TEXT_ROUTE)).toHaveLength(1)
})

test('a start that is never answered is given up on and not sent again', async () => {
  shortenTimeouts()
  standIn.on(TEXT_ROUTE, hung)
  await expect(start()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(TEXT_ROUTE)).toHaveLength(1)
})

test('a question that is never answered is given up on and not asked again', async () => {
  shortenTimeouts()
  standIn.on(GET_ROUTE, hung)
  await expect(read()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(standIn.seen(GET_ROUTE)).toHaveLength(1)
})

test('a start that was over the limit is sent again after the pause that was asked for, not before', async () => {
  standIn.on(TEXT_ROUTE, refused(429, '0.1'), prediction())
  expect(await start()).toBe('p1')
  const [first, second] = standIn.seen(TEXT_ROUTE)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(90)
})

test('a pause that is too long to wait for is left to the job: nothing is sent before it is over', async () => {
  standIn.on(TEXT_ROUTE, refused(429, '3600'))
  await expect(start()).rejects.toMatchObject({ kind: 'temporary' })
  expect(standIn.seen(TEXT_ROUTE)).toHaveLength(1)
})

test('a limit that stays ends as a fault that may pass', async () => {
  standIn.on(TEXT_ROUTE, refused(429))
  await expect(start()).rejects.toMatchObject({ kind: 'temporary' })
})

test.each<[string, Answer]>([
  ['a limit', refused(429)],
  ['an outage', refused(503)],
  ['a broken connection', broken],
])('%s while a paid prediction is asked after does not lose it', async (_what, answer) => {
  standIn.on(GET_ROUTE, answer, done)
  expect(await read()).toEqual(['Once'])
})

test('the token goes with every request to the API', async () => {
  standIn.on(TEXT_ROUTE, prediction())
  await start()
  expect(standIn.seen(TEXT_ROUTE)).toMatchObject([
    { token: 'Bearer r8_secret', body: { input: { prompt: 'Tell a tale' } } },
  ])
})

test('a prediction is cancelled at the vendor', async () => {
  standIn.on(CANCEL_ROUTE, prediction({ status: 'canceled' }))
  await createTextModel(standIn.env).cancel('p1')
  expect(standIn.seen(CANCEL_ROUTE)).toHaveLength(1)
})

test.each([
  [404, 'ended'],
  [503, 'temporary'],
])('a cancellation answered with %i is a fault of the kind %s', async (status, kind) => {
  standIn.on(CANCEL_ROUTE, refused(status))
  const cancelled = createTextModel(standIn.env).cancel('p1')
  await expect(cancelled).rejects.toMatchObject({ name: 'VendorError', kind })
})
