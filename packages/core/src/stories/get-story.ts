import type { Story } from '@taleglow/contracts'
import type { Context } from '../context/index.ts'
import { findReadableStory, readPages } from './find-story.ts'
import { presentStory } from './present-story.ts'

/** @throws AppError NOT_FOUND */
export async function getStory(ctx: Context, storyId: string): Promise<Story> {
  const story = await findReadableStory(ctx, storyId)
  return presentStory(ctx, story, await readPages(ctx, storyId))
}
