import { schema } from '@taleglow/db'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../context/index.ts'
import { VendorError } from '../ports/index.ts'
import { advanceStory, readPages, type StoryRow } from '../stories/index.ts'
import { findUnfinished } from './find-unfinished.ts'
import type { GenerationContext } from './generation-context.ts'
import { parseAnswer } from './parse-answer.ts'
import { storePageText } from './store-page-text.ts'
import { storePlan } from './store-plan.ts'
import { storyPrompt } from './story-prompt.ts'
import { type StartedCall, succeedCall, withCall } from './vendor-call.ts'

const { stories } = schema

/** The story leaves `preparing` when the first worker takes it up. */
async function beginText(ctx: GenerationContext, storyId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const waiting = and(eq(stories.id, storyId), eq(stories.status, 'preparing'))
    const begun = await tx.db
      .update(stories)
      .set({ status: 'generating_text' })
      .where(waiting)
      .returning({ id: stories.id })
    if (begun.length > 0) await advanceStory(tx, storyId)
  })
}

/** Stores each line as it arrives. Returns false when the story ended meanwhile (cancelled, deleted). */
async function storeAnswer(
  ctx: GenerationContext,
  story: StoryRow,
  vendorId: string,
  signal: AbortSignal,
): Promise<boolean> {
  let planned = story.plan !== null
  for await (const line of parseAnswer(ctx.textModel.follow(vendorId, signal))) {
    if (line.type === 'page' && !planned) throw new VendorError('text model', 'ended', 'The plan is missing')
    planned = true
    if (line.type === 'plan') await storePlan(ctx, story.id, line)
    else await storePageText(ctx, story, line)
    if (!(await findUnfinished(ctx, story.id))) return false
  }
  return true
}

async function isWritten(ctx: GenerationContext, storyId: string): Promise<boolean> {
  return (await readPages(ctx, storyId)).every((page) => page.textState !== 'pending')
}

async function followCall(ctx: GenerationContext, story: StoryRow, call: StartedCall, signal: AbortSignal) {
  if (!(await storeAnswer(ctx, story, call.vendorId, signal))) {
    await ctx.textModel.cancel(call.vendorId)
    return
  }
  if (!(await isWritten(ctx, story.id)))
    throw new VendorError('text model', 'ended', 'The answer broke off before the last page')
  await succeedCall(ctx, call.id)
}

/**
 * Job `story.write`: one streamed call to the language model, the plan first, then the pages, stored line by line.
 * @throws VendorError to be tried again
 */
export async function writeStory(
  ctx: GenerationContext,
  { storyId }: { storyId: string },
  signal: AbortSignal,
): Promise<void> {
  const story = await findUnfinished(ctx, storyId)
  // A job that runs again after the last page was stored must not pay for another text.
  if (!story || (await isWritten(ctx, storyId))) return
  await beginText(ctx, storyId)
  await withCall(
    ctx,
    { storyId, part: 'write', vendor: 'replicate' },
    async () => ctx.textModel.start(storyPrompt(story, await readPages(ctx, storyId))),
    (call) => followCall(ctx, story, call, signal),
  )
}
