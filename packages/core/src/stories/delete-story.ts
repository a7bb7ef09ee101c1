import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { type Context, inTransaction } from '../context/index.ts'
import type { Storage } from '../ports/index.ts'
import { findOwnStory, readPages } from './find-story.ts'
import { finishStory } from './finish-story.ts'

const { stories } = schema

/**
 * Deletes a story and its media. One that is still being made is cancelled first, so that its hold is settled.
 * @throws AppError NOT_FOUND
 */
export async function deleteStory(ctx: Context & { storage: Storage }, storyId: string): Promise<void> {
  const keys = await inTransaction(ctx, async (tx) => {
    const story = await findOwnStory(tx, storyId)
    await finishStory(tx, storyId, { status: 'cancelled' })
    const pages = await readPages(tx, storyId)
    await tx.db.delete(stories).where(eq(stories.id, storyId))
    return [story.sheetKey, ...pages.flatMap((page) => [page.imageKey, page.audioKey])]
  })
  // Files go last: a crash here leaves files without a story, never a story without its files.
  await Promise.all(keys.map((key) => key && ctx.storage.delete(key)))
}
