import type { GenerationContext } from './generation-context.ts'
import { mediaFolderOf } from './media-key.ts'

/** Job `story.remove-media`: removes all that was stored for a story that is deleted. */
export async function removeMedia(ctx: GenerationContext, { storyId }: { storyId: string }): Promise<void> {
  await ctx.storage.deleteFolder(mediaFolderOf(storyId))
}
