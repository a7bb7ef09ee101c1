import { isFinished } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import { readPageStates } from './find-story.ts'
import { lockStory } from './lock-story.ts'
import { type ProgressState, progressOf } from './progress-state.ts'
import { recordEvent } from './record-event.ts'

const { stories } = schema

/**
 * Brings a story's stage and progress up to what its pages say, tells the viewers, and starts composing once the
 * last part is there. Does nothing for a finished story.
 */
export async function advanceStory(ctx: InTransaction, storyId: string): Promise<ProgressState | null> {
  const story = await lockStory(ctx, storyId)
  if (!story || isFinished(story.status)) return null
  const state = progressOf(story, await readPageStates(ctx, storyId))
  const { status, stage, progress } = state
  await ctx.db.update(stories).set({ status, stage, progress }).where(eq(stories.id, storyId))
  await recordEvent(ctx, storyId, 'progress', state)
  if (stage === 'composing' && story.stage !== 'composing')
    await ctx.jobs.send(ctx.db, 'story.compose', { storyId })
  return state
}
