import { readingLevels } from '@taleglow/contracts'
import { type Context, inTransaction } from '../context/index.ts'
import { VendorError } from '../ports/index.ts'
import type { StoryRow } from '../stories/index.ts'
import { measureReadingLevel } from './reading-level.ts'
import { settlePart } from './settle-part.ts'
import type { WrittenPage } from './story-plan.ts'

function checkLevels(ctx: Context, story: StoryRow, written: WrittenPage): void {
  const texts = [written.text, written.translation ?? '']
  readingLevels(story.characterAge, story.language).forEach((level, index) => {
    const report = measureReadingLevel(texts[index] as string, level, story.characterName)
    if (report.farOff) throw new VendorError('text model', 'ended', 'A page is far off its reading level')
    if (!report.keeps)
      ctx.log.warn({ storyId: story.id, page: written.number, ...report }, 'Page off its reading level')
  })
}

/** Keeps the text of a page, pays for it, announces it, and starts its narration. */
export async function storePageText(ctx: Context, story: StoryRow, written: WrittenPage): Promise<void> {
  if (written.number > story.pageCount) return
  checkLevels(ctx, story, written)
  const { text, number: page } = written
  const translation = written.translation ?? null
  await inTransaction(ctx, async (tx) => {
    const stored = await settlePart(tx, { storyId: story.id, page, part: 'text' }, { text, translation })
    if (stored) await tx.jobs.send(tx.db, 'story.narrate', { storyId: story.id, page }, { priority: -page })
  })
}
