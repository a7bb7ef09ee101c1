import { schema } from '@taleglow/db'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  capturePart,
  closeHold,
  getCredits,
  grantMonthlyCredits,
  placeHold,
  releasePart,
  spendableCredits,
} from '../../src/billing/index.ts'
import { type Actor, AppError, inTransaction } from '../../src/context/index.ts'
import { createTestContext, signUp, type TestContext } from '../create-test-context.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const userOf = (parent: TestContext) => (parent.actor as Actor).userId
const hold = (parent: TestContext, storyId: string, amount: number) =>
  inTransaction(parent, (tx) => placeHold(tx, { userId: userOf(parent), storyId, amount }))
const spendable = (parent: TestContext) => spendableCredits(parent, userOf(parent))

async function heldSum(parent: TestContext): Promise<number> {
  const [row] = await parent.db
    .select({ held: sql<number>`coalesce(sum(${schema.creditEntries.held}), 0)::int` })
    .from(schema.creditEntries)
    .where(eq(schema.creditEntries.userId, userOf(parent)))
  return row?.held ?? 0
}

describe('the ledger', () => {
  it('grants the month of the free plan once, however often it is asked', async () => {
    const parent = await signUp(ctx)
    await Promise.all(
      Array.from({ length: 5 }, () => inTransaction(parent, (tx) => grantMonthlyCredits(tx, userOf(parent)))),
    )
    expect(await spendable(parent)).toBe(50)
  })

  it('ends a monthly grant exactly at the end of its month', async () => {
    const parent = await signUp(ctx)
    const at = (iso: string) => spendable({ ...parent, clock: () => new Date(iso) })
    expect(await at('2026-11-30T23:59:59.999Z')).toBe(50)
    expect(await at('2026-12-01T00:00:00.000Z')).toBe(0)
  })

  it('refuses a hold beyond the balance, says what is missing, and holds nothing', async () => {
    const parent = await signUp(ctx)
    const refusal = await hold(parent, v7(), 80).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'INSUFFICIENT_CREDITS', details: { credits: 50, needed: 30 } })
    expect(await spendable(parent)).toBe(50)
  })

  it('lets only as many of many holds at once through as the balance carries', async () => {
    const parent = await signUp(ctx)
    const holds = await Promise.allSettled(Array.from({ length: 8 }, () => hold(parent, v7(), 20)))
    expect(holds.filter((one) => one.status === 'fulfilled')).toHaveLength(2)
    expect(await spendable(parent)).toBe(10)
  })

  it('never places two open holds for one story', async () => {
    const parent = await signUp(ctx)
    const storyId = v7()
    const holds = await Promise.allSettled([hold(parent, storyId, 5), hold(parent, storyId, 5)])
    expect(holds.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await spendable(parent)).toBe(45)
  })

  it('pays for a part once, even when it is captured by several workers', async () => {
    const parent = await signUp(ctx)
    const storyId = v7()
    await hold(parent, storyId, 30)
    await Promise.all(
      Array.from({ length: 4 }, () =>
        inTransaction(parent, (tx) => capturePart(tx, { storyId, part: 'plan', amount: 6 })),
      ),
    )
    expect(await heldSum(parent)).toBe(24)
  })

  it('gives everything back when a story fails, and what was not captured when it is cancelled', async () => {
    const parent = await signUp(ctx)
    for (const [refund, left] of [
      [true, 50],
      [false, 44],
    ] as const) {
      const storyId = v7()
      await hold(parent, storyId, 30)
      await inTransaction(parent, (tx) => capturePart(tx, { storyId, part: 'plan', amount: 6 }))
      await inTransaction(parent, (tx) => closeHold(tx, { storyId, refund }))
      await inTransaction(parent, (tx) => closeHold(tx, { storyId, refund }))
      expect(await spendable(parent)).toBe(left)
      expect(await heldSum(parent)).toBe(0)
    }
  })

  it('shows the movements of a story as one line each', async () => {
    const parent = await signUp(ctx)
    const storyId = v7()
    await hold(parent, storyId, 30)
    for (const part of ['plan', '1.text', '1.image']) {
      await inTransaction(parent, (tx) => capturePart(tx, { storyId, part, amount: 2 }))
    }
    const credits = await getCredits(parent)
    expect(credits).toMatchObject({ credits: 20, held: 24 })
    const amounts = Object.fromEntries(credits.history.map((entry) => [entry.kind, entry.amount]))
    expect(amounts).toEqual({ grant: 50, hold: -30, capture: -6 })
  })

  it('stays whole under any order of holds, captures, releases and closings', async () => {
    const step = fc.record({
      action: fc.constantFrom(
        'hold' as const,
        'capture' as const,
        'release' as const,
        'close' as const,
        'fail' as const,
      ),
      story: fc.nat({ max: 2 }),
      amount: fc.integer({ min: 1, max: 30 }),
      part: fc.constantFrom('plan', '1.text', '2.image'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const parent = await signUp(ctx)
        const stories = [v7(), v7(), v7()]
        for (const { action, story, amount, part } of steps) {
          const storyId = stories[story] as string
          await inTransaction(parent, async (tx) => {
            if (action === 'hold') await placeHold(tx, { userId: userOf(parent), storyId, amount })
            else if (action === 'capture')
              await capturePart(tx, { storyId, part, amount: Math.min(amount, 5) })
            else if (action === 'release')
              await releasePart(tx, { storyId, part, amount: Math.min(amount, 5) })
            else await closeHold(tx, { storyId, refund: action === 'fail' })
          }).catch(() => {})
          expect(await spendable(parent)).toBeGreaterThanOrEqual(0)
          expect(await heldSum(parent)).toBeGreaterThanOrEqual(0)
        }
        for (const storyId of stories)
          await inTransaction(parent, (tx) => closeHold(tx, { storyId, refund: true }))
        expect(await heldSum(parent)).toBe(0)
        expect(await spendable(parent)).toBeLessThanOrEqual(50)
      }),
      { numRuns: 25 },
    )
  })
})
