import type { Progress } from '@taleglow/contracts'
import { type Context, conflict, inTransaction } from '../context/index.ts'
import { findOwnStory } from './find-story.ts'
import { finishStory } from './finish-story.ts'
import { presentProgress } from './present-progress.ts'

/**
 * Stops the making of a story; what was delivered stays paid, the rest of its hold comes back.
 * @throws AppError NOT_FOUND, or VALIDATION_ERROR 409 when the story is finished already
 */
export async function cancelStory(ctx: Context, storyId: string): Promise<Progress> {
  return inTransaction(ctx, async (tx) => {
    await findOwnStory(tx, storyId)
    const state = await finishStory(tx, storyId, { status: 'cancelled' })
    if (!state) throw conflict('storyFinished')
    return presentProgress(storyId, state, ctx.language)
  })
}
