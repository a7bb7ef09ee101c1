import { inTransaction } from '../context/index.ts'
import { finishStory } from '../stories/index.ts'
import { settleSheet } from './draw-sheet.ts'
import type { GenerationContext } from './generation-context.ts'
import { settlePart } from './settle-part.ts'

type LostJob = { storyId: string; page?: number }

/**
 * Handles a job that has used up its tries: without its text a story fails and everything comes back; a lost picture
 * or narration is left out of the book and its credits come back; without the sheet the pictures go on by words.
 * @param queue the queue the job failed in
 */
export async function giveUp(
  ctx: GenerationContext,
  queue: string,
  { storyId, page }: LostJob,
): Promise<void> {
  ctx.log.error({ storyId, page, queue }, 'A part of a story was given up')
  if (queue === 'story.sheet') {
    await settleSheet(ctx, storyId, null)
    return
  }
  await inTransaction(ctx, async (tx) => {
    if (queue === 'story.illustrate' && page) await settlePart(tx, { storyId, page, part: 'image' }, null)
    else if (queue === 'story.narrate' && page) await settlePart(tx, { storyId, page, part: 'audio' }, null)
    else await finishStory(tx, storyId, { status: 'failed', errorCode: 'AI_GENERATION_FAILED' })
  })
}
