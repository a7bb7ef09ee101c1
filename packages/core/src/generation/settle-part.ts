import { isFinished, type PagePart, partPrice } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, eq } from 'drizzle-orm'
import { capturePart, releasePart } from '../billing/index.ts'
import type { InTransaction } from '../context/index.ts'
import { advanceStory, lockStory, type PageRow, recordEvent } from '../stories/index.ts'

const { storyPages } = schema

const STATE_COLUMN = { text: 'textState', image: 'imageState', audio: 'audioState' } as const
type Content = Partial<
  Pick<PageRow, 'text' | 'translation' | 'imageKey' | 'audioKey' | 'durationMs' | 'marks'>
>
type PartOfPage = { storyId: string; page: number; part: PagePart }

/**
 * Settles one part of a page, once: stores what was made and pays for it, or gives it up and gives its credits back;
 * tells the viewers; and moves the story on. All of it stands or nothing.
 * @param content what was made; null when the part is given up
 * @returns false when the story is finished or gone, or the part was settled before
 */
export async function settlePart(
  ctx: InTransaction,
  { storyId, page, part }: PartOfPage,
  content: Content | null,
): Promise<boolean> {
  const story = await lockStory(ctx, storyId)
  if (!story || isFinished(story.status)) return false
  const state = content ? 'done' : 'given_up'
  const updated = await ctx.db
    .update(storyPages)
    .set({ ...content, [STATE_COLUMN[part]]: state })
    .where(
      and(
        eq(storyPages.storyId, storyId),
        eq(storyPages.number, page),
        eq(storyPages[STATE_COLUMN[part]], 'pending'),
      ),
    )
    .returning({ number: storyPages.number })
  if (updated.length === 0) return false
  const settlement = { storyId, part: `${page}.${part}`, amount: partPrice(part, story.imageQuality) }
  await (content ? capturePart(ctx, settlement) : releasePart(ctx, settlement))
  await recordEvent(ctx, storyId, `page.${part}`, { page })
  await advanceStory(ctx, storyId)
  return true
}
