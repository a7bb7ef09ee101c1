import { schema } from '@taleglow/db'
import { and, asc, eq, or } from 'drizzle-orm'
import { type Context, notFound, requireActor } from '../context/index.ts'
import type { StoryRow } from './lock-story.ts'

const { stories, storyPages } = schema

export type PageRow = typeof storyPages.$inferSelect

/**
 * A story of the signed-in user.
 * @throws AppError NOT_FOUND when there is none, or when it belongs to someone else
 */
export async function findOwnStory(ctx: Pick<Context, 'db' | 'actor'>, storyId: string): Promise<StoryRow> {
  const { userId } = requireActor(ctx)
  const own = and(eq(stories.id, storyId), eq(stories.userId, userId))
  const [story] = await ctx.db.select().from(stories).where(own)
  if (!story) throw notFound()
  return story
}

/**
 * A story that the signed-in user may read: their own, or a public one that is finished.
 * @throws AppError NOT_FOUND
 */
export async function findReadableStory(
  ctx: Pick<Context, 'db' | 'actor'>,
  storyId: string,
): Promise<StoryRow> {
  const { userId } = requireActor(ctx)
  const open = and(eq(stories.visibility, 'public'), eq(stories.status, 'completed'))
  const readable = and(eq(stories.id, storyId), or(eq(stories.userId, userId), open))
  const [story] = await ctx.db.select().from(stories).where(readable)
  if (!story) throw notFound()
  return story
}

/** The pages of a story in their order. */
export function readPages(ctx: Pick<Context, 'db'>, storyId: string): Promise<PageRow[]> {
  return ctx.db
    .select()
    .from(storyPages)
    .where(eq(storyPages.storyId, storyId))
    .orderBy(asc(storyPages.number))
}

/** Only which parts of each page are settled: what progress is made of, without a text or a mark. */
export function readPageStates(ctx: Pick<Context, 'db'>, storyId: string) {
  const { textState, imageState, audioState } = storyPages
  return ctx.db
    .select({ textState, imageState, audioState })
    .from(storyPages)
    .where(eq(storyPages.storyId, storyId))
}
