import { isFinished, partPrice } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, eq } from 'drizzle-orm'
import { capturePart } from '../billing/index.ts'
import { type Context, inTransaction } from '../context/index.ts'
import { VendorError } from '../ports/index.ts'
import { advanceStory, lockStory, recordEvent } from '../stories/index.ts'
import { startPictures } from './start-pictures.ts'
import type { StoryPlan } from './story-plan.ts'

const { stories, storyPages } = schema

function checkPages(plan: StoryPlan, pageCount: number): void {
  const numbers = new Set(plan.pages.map((page) => page.number))
  const complete =
    plan.pages.length === pageCount && numbers.size === pageCount && Math.max(...numbers) === pageCount
  if (!complete)
    throw new VendorError('text model', 'ended', 'The plan does not have the pages that were ordered')
}

/**
 * Keeps the plan, pays for it, tells the viewers the title, and lets the pictures start. A plan that is kept already
 * stays: pictures are being painted from it.
 */
export async function storePlan(ctx: Context, storyId: string, plan: StoryPlan): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const story = await lockStory(tx, storyId)
    if (!story || isFinished(story.status) || story.plan) return
    checkPages(plan, story.pageCount)
    const title = story.orderedTitle ?? plan.title
    await tx.db.update(stories).set({ plan, title }).where(eq(stories.id, storyId))
    for (const page of plan.pages) {
      const here = and(eq(storyPages.storyId, storyId), eq(storyPages.number, page.number))
      await tx.db.update(storyPages).set({ imageAlt: page.alt }).where(here)
    }
    await capturePart(tx, { storyId, part: 'plan', amount: partPrice('plan', story.imageQuality) })
    await recordEvent(tx, storyId, 'plan', { title })
    await advanceStory(tx, storyId)
    await startPictures(tx, storyId)
  })
}
