import { isFinished } from '@taleglow/contracts'
import type { InTransaction } from '../context/index.ts'
import { lockStory, readPages } from '../stories/index.ts'

/**
 * Starts the pictures once both the plan and the character sheet are there, in page order so that page 1 is readable
 * first. Called by whichever of the two comes second; the story's lock lets only one of them see both.
 */
export async function startPictures(ctx: InTransaction, storyId: string): Promise<void> {
  const story = await lockStory(ctx, storyId)
  if (!story?.plan || isFinished(story.status) || story.sheetState === 'pending') return
  for (const page of await readPages(ctx, storyId)) {
    await ctx.jobs.send(
      ctx.db,
      'story.illustrate',
      { storyId, page: page.number },
      { priority: -page.number },
    )
  }
}
