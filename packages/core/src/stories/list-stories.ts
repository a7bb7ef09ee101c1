import type { StoryListInput, StorySummary } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type Context, requireActor } from '../context/index.ts'
import { presentSummary } from './present-story.ts'

const { stories, storyPages } = schema

/** The plan is large and no list shows it. */
export const { plan: _, ...summaryColumns } = getTableColumns(stories)

const SORT_COLUMNS = { createdAt: stories.createdAt, updatedAt: stories.updatedAt, title: stories.title }

/** The first page that has a picture gives the cover. */
const coverKey = sql<string | null>`(
  select ${storyPages.imageKey} from ${storyPages}
  where ${storyPages.storyId} = ${stories.id} and ${storyPages.imageKey} is not null
  order by ${storyPages.number} limit 1
)`

function filterOf(userId: string, input: StoryListInput): SQL | undefined {
  return and(
    eq(stories.userId, userId),
    isNull(stories.archivedAt),
    input.status && eq(stories.status, input.status),
    input.theme && eq(stories.theme, input.theme),
  )
}

/** The signed-in user's library, a page at a time. */
export async function listStories(ctx: Context, input: StoryListInput) {
  const { userId } = requireActor(ctx)
  const filter = filterOf(userId, input)
  const direction = input.sortOrder === 'asc' ? asc : desc
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ story: summaryColumns, coverKey })
      .from(stories)
      .where(filter)
      .orderBy(direction(SORT_COLUMNS[input.sortBy]), direction(stories.id))
      .limit(input.limit)
      .offset((input.page - 1) * input.limit),
    ctx.db.select({ total: count() }).from(stories).where(filter),
  ])
  const total = counted?.total ?? 0
  const items: StorySummary[] = rows.map((row) => presentSummary(ctx, row.story, row.coverKey))
  const { page, limit } = input
  return { items, page, limit, total, hasNext: page * limit < total, hasPrev: page > 1 }
}
