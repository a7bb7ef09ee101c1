import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'

const { stories } = schema

export type StoryRow = typeof stories.$inferSelect
/** A story without its plan, which is large and which no list shows. */
export type SummaryRow = Omit<StoryRow, 'plan'>

/**
 * The story with its row locked: every change to a story and every number of its events goes through this lock.
 * Null when it has been deleted.
 */
export async function lockStory(ctx: InTransaction, storyId: string): Promise<StoryRow | null> {
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, storyId)).for('update')
  return story ?? null
}
