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
import { failCall, resumeOrStart, succeedCall, type VendorCall } from './vendor-call.ts'

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
    if (line.type === 'page' && !planned)
      throw new VendorError('text model', 'temporary', 'The plan is missing')
    planned = true
    if (line.type === 'plan') await storePlan(ctx, story.id, line)
    else await storePageText(ctx, story, line)
    if (!(await findUnfinished(ctx, story.id))) return false
  }
  return true
}

async function requireWhole(ctx: GenerationContext, storyId: string): Promise<void> {
  const pages = await readPages(ctx, storyId)
  if (pages.some((page) => page.textState === 'pending')) {
    throw new VendorError('text model', 'temporary', 'The answer broke off before the last page')
  }
}

async function followCall(
  ctx: GenerationContext,
  story: StoryRow,
  call: VendorCall & { vendorId: string },
  signal: AbortSignal,
) {
  if (!(await storeAnswer(ctx, story, call.vendorId, signal))) {
    await ctx.textModel.cancel(call.vendorId)
    return
  }
  await requireWhole(ctx, story.id)
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
  if (!story) return
  await beginText(ctx, storyId)
  const call = await resumeOrStart(ctx, { storyId, part: 'write', vendor: 'replicate' }, async () =>
    ctx.textModel.start(storyPrompt(story, await readPages(ctx, storyId))),
  )
  try {
    await followCall(ctx, story, call, signal)
  } catch (error) {
    // A worker that is being stopped leaves the call running for whoever takes over.
    if (!signal.aborted) await failCall(ctx, call.id, error)
    throw error
  }
}
