import { isFinished, type StoryEvent } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import { type Context, notFound } from '../context/index.ts'
import { findOwnStory, type PageRow, readPages } from './find-story.ts'
import { presentProgress } from './present-progress.ts'
import { presentPage } from './present-story.ts'
import type { ProgressState } from './progress-state.ts'
import type { StoryFeed } from './story-feed.ts'

const { storyEvents } = schema
type EventRow = typeof storyEvents.$inferSelect
export type NumberedEvent = { id: string; event: StoryEvent }

function presentEvent(ctx: Context, row: EventRow, pages: PageRow[]): StoryEvent {
  if (row.type === 'plan') return { type: 'plan', title: String(row.data.title) }
  if (row.type === 'progress' || row.type === 'done') {
    return { type: row.type, progress: presentProgress(row.storyId, row.data as ProgressState, ctx.language) }
  }
  const page = pages.find((one) => one.number === row.data.page)
  if (!page) throw notFound()
  return { type: row.type, page: presentPage(ctx, page) }
}

async function readAfter(ctx: Context, storyId: string, number: number): Promise<NumberedEvent[]> {
  const rows = await ctx.db
    .select()
    .from(storyEvents)
    .where(and(eq(storyEvents.storyId, storyId), gt(storyEvents.number, number)))
    .orderBy(asc(storyEvents.number))
  const pages = rows.some((row) => row.type.startsWith('page.')) ? await readPages(ctx, storyId) : []
  return rows.map((row) => ({ id: String(row.number), event: presentEvent(ctx, row, pages) }))
}

/**
 * The events of a story after `lastEventId`, first those that have happened, then live, each once and in order, on
 * whichever server. Ends when the story is finished, or when `signal` aborts.
 * @throws AppError NOT_FOUND also when the story is deleted meanwhile
 */
export async function* watchStory(
  ctx: Context,
  feed: StoryFeed,
  input: { storyId: string; lastEventId?: string | null | undefined },
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent, void> {
  // Subscribed before the backlog is read, so that nothing falls between the two.
  const watch = feed.watch(input.storyId)
  let last = Number(input.lastEventId ?? 0)
  try {
    while (!signal.aborted) {
      const story = await findOwnStory(ctx, input.storyId)
      for (const numbered of await readAfter(ctx, input.storyId, last)) {
        yield numbered
        last = Number(numbered.id)
      }
      if (isFinished(story.status) && last >= story.lastEvent) return
      await watch.next(signal)
    }
  } finally {
    watch.close()
  }
}
