import { inTransaction } from '../context/index.ts'
import { finishStory, readPages } from '../stories/index.ts'
import { findUnfinished } from './find-unfinished.ts'
import type { GenerationContext } from './generation-context.ts'

/**
 * Job `story.compose`: runs when the last part is settled and ends the story. A book without a single picture is no
 * picture book: it fails and costs nothing.
 */
export async function composeStory(ctx: GenerationContext, { storyId }: { storyId: string }): Promise<void> {
  if (!(await findUnfinished(ctx, storyId))) return
  await inTransaction(ctx, async (tx) => {
    const pages = await readPages(tx, storyId)
    const illustrated = pages.some((page) => page.imageState === 'done')
    await finishStory(
      tx,
      storyId,
      illustrated ? { status: 'completed' } : { status: 'failed', errorCode: 'AI_GENERATION_FAILED' },
    )
  })
}
