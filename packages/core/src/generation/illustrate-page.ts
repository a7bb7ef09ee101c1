import { inTransaction } from '../context/index.ts'
import { readPages, type StoryRow } from '../stories/index.ts'
import { findUnfinished, planOf } from './find-unfinished.ts'
import type { GenerationContext } from './generation-context.ts'
import { pagePrompt } from './picture-prompt.ts'
import { settlePart } from './settle-part.ts'
import { storePicture } from './store-picture.ts'
import type { StoryPlan } from './story-plan.ts'
import { succeedCall, wasFlagged, withCall } from './vendor-call.ts'

async function startPicture(
  ctx: GenerationContext,
  story: StoryRow,
  plan: StoryPlan,
  page: number,
  part: string,
) {
  const references = story.sheetKey ? [await ctx.storage.get(story.sheetKey)] : []
  const gentler = await wasFlagged(ctx, { storyId: story.id, part })
  const prompt = pagePrompt(story, plan, page, { withReference: references.length > 0, gentler })
  return ctx.pictureModel.start({ prompt, references, size: story.imageQuality === 'standard' ? 1024 : 2048 })
}

/** A job that runs again after its picture was stored must not pay for another. */
async function isPending(ctx: GenerationContext, storyId: string, page: number): Promise<boolean> {
  const row = (await readPages(ctx, storyId)).find((one) => one.number === page)
  return row?.imageState === 'pending'
}

/** Job `story.illustrate`: the picture of one page, with the character sheet as its reference. */
export async function illustratePage(
  ctx: GenerationContext,
  { storyId, page }: { storyId: string; page: number },
  signal: AbortSignal,
): Promise<void> {
  const story = await findUnfinished(ctx, storyId)
  const plan = story && planOf(story)
  if (!story || !plan || !(await isPending(ctx, storyId, page))) return
  const part = `${page}.image`
  await withCall(
    ctx,
    { storyId, part, vendor: 'replicate' },
    () => startPicture(ctx, story, plan, page, part),
    async (call) => {
      const imageKey = await storePicture(ctx, storyId, await ctx.pictureModel.finish(call.vendorId, signal))
      const stored = await inTransaction(ctx, async (tx) => {
        await succeedCall(tx, call.id)
        return settlePart(tx, { storyId, page, part: 'image' }, { imageKey })
      })
      // The story ended while the picture was being painted: nobody will ever ask for it.
      if (!stored) await ctx.storage.delete(imageKey)
    },
  )
}
