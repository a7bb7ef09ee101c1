import { isFinished } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../context/index.ts'
import type { StoryRow } from '../stories/index.ts'
import { type StoryPlan, storyPlanSchema } from './story-plan.ts'

const { stories } = schema

/** The story a job works for; null when there is nothing left to do for it (finished, cancelled, deleted). */
export async function findUnfinished(ctx: Pick<Context, 'db'>, storyId: string): Promise<StoryRow | null> {
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, storyId))
  return story && !isFinished(story.status) ? story : null
}

/** The plan of a story as its writer gave it; null until it is whole. */
export function planOf(story: StoryRow): StoryPlan | null {
  return story.plan === null ? null : storyPlanSchema.parse(story.plan)
}
