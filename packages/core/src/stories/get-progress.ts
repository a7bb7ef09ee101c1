import type { Progress } from '@taleglow/contracts'
import type { Context } from '../context/index.ts'
import { findOwnStory, readPageStates } from './find-story.ts'
import { presentProgress } from './present-progress.ts'
import { progressOf } from './progress-state.ts'

/** @throws AppError NOT_FOUND */
export async function getProgress(ctx: Context, storyId: string): Promise<Progress> {
  const story = await findOwnStory(ctx, storyId)
  return presentProgress(storyId, progressOf(story, await readPageStates(ctx, storyId)), ctx.language)
}
