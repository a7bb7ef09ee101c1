import { type ErrorCode, isFinished } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { closeHold } from '../billing/index.ts'
import type { InTransaction } from '../context/index.ts'
import { readPageStates } from './find-story.ts'
import { lockStory } from './lock-story.ts'
import { type ProgressState, progressOf } from './progress-state.ts'
import { recordEvent } from './record-event.ts'

const { stories } = schema

type Ending = { status: 'completed' } | { status: 'cancelled' } | { status: 'failed'; errorCode: ErrorCode }

/**
 * Ends a story and settles its hold: a failed one costs nothing, a cancelled one what was delivered. `stage` stays
 * where an unfinished story stopped. A finished story stays as it is.
 * @returns the final state, or null when the story was finished already or is gone
 */
export async function finishStory(
  ctx: InTransaction,
  storyId: string,
  ending: Ending,
): Promise<ProgressState | null> {
  const story = await lockStory(ctx, storyId)
  if (!story || isFinished(story.status)) return null
  const completed = ending.status === 'completed' ? ({ stage: 'completed', progress: 100 } as const) : {}
  const [finished] = await ctx.db
    .update(stories)
    .set({ ...ending, ...completed })
    .where(eq(stories.id, storyId))
    .returning()
  await closeHold(ctx, { storyId, refund: ending.status === 'failed' })
  const state = progressOf(finished ?? story, await readPageStates(ctx, storyId))
  await recordEvent(ctx, storyId, 'done', state)
  return state
}
