import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capturePart } from '../../src/billing/index.ts'
import { inTransaction } from '../../src/context/index.ts'
import { cancelStory, createStory, deleteStory, finishStory } from '../../src/stories/index.ts'
import { createTestContext, signUp, type TestContext } from '../create-test-context.ts'
import { storyOrder } from '../story-order.ts'

let base: TestContext
beforeAll(async () => {
  base = await createTestContext()
})
afterAll(() => base.close())

/** Six pages cost 24 of the free plan's 50 credits, so two books are all that its credits and its limit allow. */
const order = async (parent: TestContext) => (await createStory(parent, storyOrder())).storyId

const deliverPlan = (parent: TestContext, storyId: string) =>
  inTransaction(parent, (tx) => capturePart(tx, { storyId, part: 'plan', amount: 1 }))

const limit = { code: 'FORBIDDEN', details: { reason: 'plan', max: 2 } }

describe('the stories a plan includes each month', () => {
  it('are used up by two orders of the free plan', async () => {
    const parent = await signUp(base)
    await order(parent)
    await order(parent)
    await expect(order(parent)).rejects.toMatchObject(limit)
  })

  it('do not come back when a book is deleted', async () => {
    const parent = await signUp(base)
    for (const storyId of [await order(parent), await order(parent)]) {
      await deliverPlan(parent, storyId)
      await deleteStory(parent, storyId)
    }
    await expect(order(parent)).rejects.toMatchObject(limit)
  })

  it('do not come back when a book is stopped, or vendors could be put to work without end', async () => {
    const parent = await signUp(base)
    for (const storyId of [await order(parent), await order(parent)]) await cancelStory(parent, storyId)
    await expect(order(parent)).rejects.toMatchObject(limit)
  })

  it('are not used up by those that failed, before anything was delivered or after', async () => {
    const parent = await signUp(base)
    for (const deliver of [deliverPlan, async () => {}]) {
      const storyId = await order(parent)
      await deliver(parent, storyId)
      const failure = { status: 'failed', errorCode: 'INTERNAL_ERROR' } as const
      await inTransaction(parent, (tx) => finishStory(tx, storyId, failure))
    }
    await order(parent)
    await order(parent)
    await expect(order(parent)).rejects.toMatchObject(limit)
  })

  it('begin anew with the month', async () => {
    const parent = await signUp(base)
    for (const storyId of [await order(parent), await order(parent)]) await deliverPlan(parent, storyId)
    const december = { ...parent, clock: () => new Date('2026-12-01T00:00:00Z') }
    expect(await order(december)).toBeTruthy()
  })
})
