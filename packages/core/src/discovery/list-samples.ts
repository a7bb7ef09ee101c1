import type { StorySummary } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type Context, requireActor } from '../context/index.ts'
import { presentSummary, summaryColumns } from '../stories/index.ts'
import { STUDIO_USER_ID } from './studio.ts'

const { stories, storyPages } = schema

/** The studio's sample books, for a shelf that is still empty. */
export async function listSamples(ctx: Context): Promise<StorySummary[]> {
  requireActor(ctx)
  const rows = await ctx.db
    .selectDistinctOn([stories.id], { story: summaryColumns, coverKey: storyPages.imageKey })
    .from(stories)
    .innerJoin(storyPages, and(eq(storyPages.storyId, stories.id), isNotNull(storyPages.imageKey)))
    .where(and(eq(stories.userId, STUDIO_USER_ID), eq(stories.visibility, 'public')))
    .orderBy(asc(stories.id), asc(storyPages.number))
  return rows.map((row) => presentSummary(ctx, row.story, row.coverKey))
}
