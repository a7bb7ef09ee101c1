import { AppError } from '@taleglow/core/context'
import { TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeFailure, retryAfter, toEnvelope } from '../src/errors/describe-failure.ts'

const refused = (schema: z.ZodType, input: unknown) =>
  describeFailure(new TRPCError({ code: 'BAD_REQUEST', cause: schema.safeParse(input).error }), 'en', input)

test('an error of ours keeps its code, status and details, in the language of the request', () => {
  const error = new AppError('INSUFFICIENT_CREDITS', 'insufficientCredits', {
    params: { credits: 6, needed: 18 },
    details: { credits: 6, needed: 18 },
  })
  const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })
  expect(toEnvelope(describeFailure(wrapped, 'zh'))).toEqual({
    success: false,
    error: '您现在有 6 个积分，还差 18 个',
    code: 'INSUFFICIENT_CREDITS',
    details: { credits: 6, needed: 18 },
  })
})

test('what nobody meant tells nothing', () => {
  for (const error of [
    new Error('password'),
    'password',
    null,
    new TRPCError({ code: 'TIMEOUT', message: 'password' }),
  ]) {
    const failure = describeFailure(error, 'en')
    expect(failure).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 })
    expect(JSON.stringify(failure)).not.toContain('password')
  }
})

test('an answer of ours that breaks its own schema is our fault, not the caller’s', () => {
  const cause = z.string().safeParse(5).error
  const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
  expect(describeFailure(error, 'en')).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 })
})

test('an id that cannot be one names nothing, unless something else is wrong too', () => {
  const schema = z.strictObject({ id: z.uuid(), page: z.int() })
  expect(refused(schema, { id: 'x', page: 1 })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(refused(schema, { id: 'x', page: 'y' })).toMatchObject({ code: 'VALIDATION_ERROR', status: 400 })
  expect(refused(z.object({ characterId: z.uuid() }), { characterId: 'x' }).code).toBe('VALIDATION_ERROR')
})

test.each([
  [404, 'NOT_FOUND', 404],
  [405, 'NOT_FOUND', 404],
  [413, 'VALIDATION_ERROR', 413],
  [415, 'VALIDATION_ERROR', 400],
  [503, 'INTERNAL_ERROR', 503],
])('a refusal %i of the transport is %s %i', (statusCode, code, status) => {
  expect(describeFailure(Object.assign(new Error(), { statusCode }), 'en')).toMatchObject({ code, status })
})

test('each kind of fault has its own words', () => {
  const schema = z.strictObject({
    missing: z.string(),
    short: z.string().min(2),
    long: z.string().max(3),
    format: z.url(),
    one: z.literal('x'),
    deep: z.object({ list: z.array(z.int().max(2)).max(2) }),
  })
  const input = { short: '', long: 'abcd', format: 'nope', one: 'y', deep: { list: [1, 9] }, more: 1 }
  expect(refused(schema, input).details).toEqual([
    { path: 'missing', message: 'Please fill this in.' },
    { path: 'short', message: 'Please fill this in.' },
    { path: 'long', message: 'Please use at most 3 characters.' },
    { path: 'format', message: 'This does not have the right form.' },
    { path: 'one', message: 'This is not one of the choices.' },
    { path: 'deep.list.1', message: 'Please enter at most 2.' },
    { path: 'more', message: 'This field is not known.' },
  ])
})

test('a failure that says when to come again gives whole seconds', () => {
  const error = new AppError('RATE_LIMIT_EXCEEDED', 'internal', { details: { retryAfterSeconds: 1.2 } })
  expect(retryAfter(describeFailure(error, 'en'))).toBe(2)
  expect(retryAfter(describeFailure(new Error(), 'en'))).toBeNull()
})
