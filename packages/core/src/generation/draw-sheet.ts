import { schema } from '@taleglow/db'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../context/index.ts'
import { findUnfinished } from './find-unfinished.ts'
import type { GenerationContext } from './generation-context.ts'
import { sheetPrompt } from './picture-prompt.ts'
import { startPictures } from './start-pictures.ts'
import { storePicture } from './store-picture.ts'
import { succeedCall, withCall } from './vendor-call.ts'

const { stories } = schema

/**
 * Settles the character sheet and lets the pictures start when the plan is there too.
 * @returns false when it was settled before, or the story is gone
 * @param sheetKey null when the sheet is given up: the pictures are then asked for by words alone
 */
export async function settleSheet(
  ctx: GenerationContext,
  storyId: string,
  sheetKey: string | null,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const pending = and(eq(stories.id, storyId), eq(stories.sheetState, 'pending'))
    const values = { sheetKey, sheetState: sheetKey ? ('done' as const) : ('given_up' as const) }
    const settled = await tx.db.update(stories).set(values).where(pending).returning({ id: stories.id })
    if (settled.length > 0) await startPictures(tx, storyId)
    return settled.length > 0
  })
}

/** Job `story.sheet`: one reference picture of the child, from the order alone, while the plan is being written. */
export async function drawSheet(
  ctx: GenerationContext,
  { storyId }: { storyId: string },
  signal: AbortSignal,
): Promise<void> {
  const story = await findUnfinished(ctx, storyId)
  if (story?.sheetState !== 'pending') return
  await withCall(
    ctx,
    { storyId, part: 'sheet', vendor: 'replicate' },
    () => ctx.pictureModel.start({ prompt: sheetPrompt(story), references: [], size: 1024 }),
    async (call) => {
      const key = await storePicture(ctx, storyId, await ctx.pictureModel.finish(call.vendorId, signal))
      if (!(await settleSheet(ctx, storyId, key))) await ctx.storage.delete(key)
      await succeedCall(ctx, call.id)
    },
  )
}
