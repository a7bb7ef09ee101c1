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

  it('says what is held for a story that was ordered in the month before', async () => {
    const parent = await signUp(ctx)
    await hold(parent, v7(), 30)
    const december = { ...parent, clock: () => new Date('2026-12-01T00:01:00Z') }
    expect(await getCredits(december)).toMatchObject({ credits: 0, held: 30, lots: [] })
  })

  it('agrees with the sums of a plain account under any order of holds, captures, releases and closings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const parent = await signUp(ctx)
        const stories = [v7(), v7(), v7()]
        const account = new PlainAccount(50)
        for (const { action, story, amount, part } of steps) {
          const storyId = stories[story] as string
          const done = await inTransaction(parent, async (tx) => {
            if (action === 'hold') await placeHold(tx, { userId: userOf(parent), storyId, amount })
            else if (action === 'capture') await capturePart(tx, { storyId, part, amount })
            else if (action === 'release') await releasePart(tx, { storyId, part, amount })
            else await closeHold(tx, { storyId, refund: action === 'fail' })
          }).then(() => true, ignoreRefusal)
          expect(account[action](storyId, amount, part)).toBe(done)
          expect({ spendable: await spendable(parent), held: await heldSum(parent) }).toEqual(account.sums())
        }
      }),
      { numRuns: 25 },
    )
  })
})

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

/** A hold beyond the balance, or a second one for a story, is refused; nothing else may fail. */
function ignoreRefusal(error: unknown): false {
  const refused = error instanceof AppError && error.code === 'INSUFFICIENT_CREDITS'
  if (!refused && !String((error as Error).cause).includes('credit_holds_open_key')) throw error
  return false
}

/** What a ledger of one lot must come to, kept the simplest way. Each movement says whether it was taken. */
class PlainAccount {
  readonly #open = new Map<string, { held: number; captured: number; settled: Set<string> }>()
  #spendable: number
  constructor(spendable: number) {
    this.#spendable = spendable
  }

  sums() {
    const held = [...this.#open.values()].reduce((sum, hold) => sum + hold.held, 0)
    return { spendable: this.#spendable, held }
  }

  hold(storyId: string, amount: number): boolean {
    if (amount > this.#spendable || this.#open.has(storyId)) return false
    this.#spendable -= amount
    this.#open.set(storyId, { held: amount, captured: 0, settled: new Set() })
    return true
  }

  capture(storyId: string, amount: number, part: string): boolean {
    const hold = this.#open.get(storyId)
    if (hold) hold.captured += this.#settle(hold, amount, part)
    return true
  }

  release(storyId: string, amount: number, part: string): boolean {
    const hold = this.#open.get(storyId)
    if (hold) this.#spendable += this.#settle(hold, amount, part)
    return true
  }

  close(storyId: string): boolean {
    this.#spendable += this.#open.get(storyId)?.held ?? 0
    this.#open.delete(storyId)
    return true
  }

  fail(storyId: string): boolean {
    this.#spendable += this.#open.get(storyId)?.captured ?? 0
    return this.close(storyId)
  }

  #settle(hold: { held: number; settled: Set<string> }, amount: number, part: string): number {
    if (hold.settled.has(part)) return 0
    const share = Math.min(hold.held, amount)
    // With nothing left to settle, nothing is written, and the part stays open.
    if (share > 0) hold.settled.add(part)
    hold.held -= share
    return share
  }
}
