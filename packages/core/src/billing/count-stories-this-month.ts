import { schema } from '@taleglow/db'
import { and, countDistinct, eq, gte, not } from 'drizzle-orm'
import type { Context } from '../context/index.ts'
import { monthOf } from './month-of.ts'

const { creditHolds } = schema

/**
 * How many stories the user ordered this month, without those that failed. The ledger is asked and not the shelf:
 * deleting or stopping a book does not give the month back, or vendors could be put to work without end.
 */
export async function countStoriesThisMonth(
  ctx: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<number> {
  const since = monthOf(ctx.clock()).start
  const counted = and(
    eq(creditHolds.userId, userId),
    gte(creditHolds.createdAt, since),
    not(creditHolds.refunded),
  )
  const [row] = await ctx.db
    .select({ stories: countDistinct(creditHolds.storyId) })
    .from(creditHolds)
    .where(counted)
  return row?.stories ?? 0
}
