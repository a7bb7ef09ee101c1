import { answerOnce } from '@taleglow/core/idempotency'
import { schema } from '@taleglow/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, signUp, type TestContext } from '../create-test-context.ts'

const time = { now: new Date('2026-11-21T12:00:00Z') }
let ctx: TestContext
let anna: TestContext
let ben: TestContext
beforeAll(async () => {
  ctx = await createTestContext(() => time.now)
  anna = await signUp(ctx)
  ben = await signUp(ctx)
})
afterAll(() => ctx.close())

let runs = 0
const work = async () => {
  runs += 1
  return { run: runs }
}
const ask = (by: TestContext, key: string | null, input: unknown, procedure = 'stories.create') =>
  answerOnce(by, { key, procedure, input }, work)

test('the same key and input give the first answer again', async () => {
  const first = await ask(anna, 'k1', { a: 1, b: 2 })
  expect(await ask(anna, 'k1', { b: 2, a: 1 })).toEqual(first)
})

test('the same key with another input or procedure is a conflict', async () => {
  await ask(anna, 'k2', { a: 1 })
  const conflict = { code: 'VALIDATION_ERROR', status: 409, key: 'idempotencyKeyReused' }
  await expect(ask(anna, 'k2', { a: 2 })).rejects.toMatchObject(conflict)
  await expect(ask(anna, 'k2', { a: 1 }, 'other.create')).rejects.toMatchObject(conflict)
})

test('a key belongs to its user', async () => {
  expect(await ask(anna, 'k3', {})).not.toEqual(await ask(ben, 'k3', {}))
})

test('without a key each call is done', async () => {
  expect(await ask(anna, null, {})).not.toEqual(await ask(anna, null, {}))
})

test('many calls at once do the work once', async () => {
  const before = runs
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(anna, 'k4', {})))
  expect(runs).toBe(before + 1)
  expect(new Set(answers.map((one) => one.run)).size).toBe(1)
})

test('work that fails leaves no trace, and the key can be used again', async () => {
  const failing = answerOnce(anna, { key: 'k5', procedure: 'p', input: {} }, async (tx) => {
    await tx.db.update(schema.users).set({ name: 'Changed' })
    throw new Error('halfway')
  })
  await expect(failing).rejects.toThrow('halfway')
  const names = await ctx.db.select({ name: schema.users.name }).from(schema.users)
  expect(names.map((user) => user.name)).not.toContain('Changed')
  expect(await answerOnce(anna, { key: 'k5', procedure: 'p', input: {} }, work)).toEqual({ run: runs })
})

test.each(['', 'x'.repeat(256)])('a key of no or too many characters is refused', async (key) => {
  await expect(ask(anna, key, {})).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    status: 400,
    details: [{ path: 'Idempotency-Key' }],
  })
})

test('an answer is kept for a day', async () => {
  const first = await ask(anna, 'k6', {})
  time.now = new Date('2026-11-22T11:59:00Z')
  expect(await ask(anna, 'k6', {})).toEqual(first)
  time.now = new Date('2026-11-22T12:01:00Z')
  expect(await ask(anna, 'k6', {})).not.toEqual(first)
})
