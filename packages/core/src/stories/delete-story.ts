import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { type Context, inTransaction } from '../context/index.ts'
import { findOwnStory } from './find-story.ts'
import { finishStory } from './finish-story.ts'

const { stories } = schema

/**
 * Deletes a story; its media follow in a job that is repeated until they are gone. One that is still being made is
 * cancelled first, so that its hold is settled.
 * @throws AppError NOT_FOUND
 */
export async function deleteStory(ctx: Context, storyId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await findOwnStory(tx, storyId)
    await finishStory(tx, storyId, { status: 'cancelled' })
    await tx.db.delete(stories).where(eq(stories.id, storyId))
    await tx.jobs.send(tx.db, 'story.remove-media', { storyId })
  })
}
