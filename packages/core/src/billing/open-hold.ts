import { schema } from '@taleglow/db'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import { lockAccount } from './lock-account.ts'

const { creditEntries, creditHolds, creditLots } = schema

export type OpenHold = { holdId: string; userId: string }

/** The open hold of a story with its account locked, or null when it has none. */
export async function lockOpenHold(ctx: InTransaction, storyId: string): Promise<OpenHold | null> {
  const open = and(eq(creditHolds.storyId, storyId), isNull(creditHolds.closedAt))
  const [found] = await ctx.db.select({ userId: creditHolds.userId }).from(creditHolds).where(open)
  if (!found) return null
  await lockAccount(ctx, found.userId)
  // Whoever held the lock before may have closed it.
  const [hold] = await ctx.db
    .select({ holdId: creditHolds.id, userId: creditHolds.userId })
    .from(creditHolds)
    .where(open)
  return hold ?? null
}

/** What is still set aside in a hold, by lot, the one that expires first in front. */
export async function heldByLot(
  ctx: InTransaction,
  holdId: string,
): Promise<{ lotId: string; amount: number }[]> {
  const rows = await ctx.db
    .select({ lotId: creditEntries.lotId, amount: sql<number>`sum(${creditEntries.held})::int` })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(eq(creditEntries.holdId, holdId))
    .groupBy(creditEntries.lotId, creditLots.expiresAt)
    .orderBy(asc(creditLots.expiresAt), asc(creditEntries.lotId))
  return rows.filter((row) => row.amount > 0)
}
