import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { streamFault } from './stream-fault.ts'

/** Told inside a stream that is open. */
const told = (code: string, httpStatus: number, details?: unknown) =>
  TRPCClientError.from({ error: { message: '', code: -1, data: { code, httpStatus, details } } } as never)

/** Answered instead of a stream. */
const refused = (code?: number) => TRPCClientError.from(Object.assign(new Event('error'), { code }))

it.each([
  ['nobody answered', refused()],
  ['the server stumbled', told('INTERNAL_ERROR', 500)],
  ['the server is going down', told('INTERNAL_ERROR', 503)],
  ['there were too many calls', told('RATE_LIMIT_EXCEEDED', 429)],
  ['the session could not be renewed', refused(401)],
])('opens a stream again when %s', (_why, error) => {
  expect(streamFault(error)).toEqual({ passing: true, consentDue: false })
})

it('does not open the stream of a deleted story again', () => {
  expect(streamFault(told('NOT_FOUND', 404)).passing).toBe(false)
  expect(streamFault(refused(404)).passing).toBe(false)
})

it('finds a consent that has become due', () => {
  expect(streamFault(told('FORBIDDEN', 403, { reason: 'consent' }))).toEqual({
    passing: false,
    consentDue: true,
  })
  expect(streamFault(refused(403))).toEqual({ passing: false, consentDue: true })
  expect(streamFault(told('FORBIDDEN', 403, { reason: 'plan' })).consentDue).toBe(false)
})
