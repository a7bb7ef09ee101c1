import { schema } from '@taleglow/db'
import type { StoryEventType } from '@taleglow/db/schema'
import { eq, sql } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'

const { stories, storyEvents } = schema

/** The PostgreSQL channel on which every server hears that a story has a new event; the payload is the story's id. */
export const STORY_CHANNEL = 'story_events'

/**
 * Writes an event of a story and tells the servers once the transaction stands. The number comes from the story's
 * row, whose lock makes numbers follow one another without a gap and in the order of the commits.
 * @param data what is needed to show the event later, without words of any language
 */
export async function recordEvent(
  ctx: InTransaction,
  storyId: string,
  type: StoryEventType,
  data: Record<string, unknown>,
): Promise<void> {
  const [story] = await ctx.db
    .update(stories)
    .set({ lastEvent: sql`${stories.lastEvent} + 1`, updatedAt: ctx.clock() })
    .where(eq(stories.id, storyId))
    .returning({ number: stories.lastEvent })
  if (!story) return
  await ctx.db.insert(storyEvents).values({ storyId, number: story.number, type, data })
  await ctx.db.execute(sql`select pg_notify(${STORY_CHANNEL}, ${storyId})`)
}
