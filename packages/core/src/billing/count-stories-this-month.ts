import { schema } from '@taleglow/db'
import { and, countDistinct, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context/index.ts'
import { monthOf } from './month-of.ts'

const { creditEntries, creditHolds } = schema

/** What was captured of a hold and not refunded since. */
const paid = sql`(select sum(case ${creditEntries.kind} when 'capture' then -${creditEntries.held} when 'refund' then -${creditEntries.available} else 0 end) from ${creditEntries} where ${creditEntries.holdId} = ${creditHolds.id})`

/**
 * How many stories ordered this month are being paid for, or were. The ledger is asked, not the shelf: deleting a book
 * does not give the month back, while a story that failed, or was stopped before anything of it was delivered, does
 * not use it up.
 */
export async function countStoriesThisMonth(
  ctx: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<number> {
  const [row] = await ctx.db
    .select({ stories: countDistinct(creditHolds.storyId) })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, userId),
        gte(creditHolds.createdAt, monthOf(ctx.clock()).start),
        or(isNull(creditHolds.closedAt), sql`${paid} > 0`),
      ),
    )
  return row?.stories ?? 0
}
