import { schema } from '@taleglow/db'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context/index.ts'

const { creditEntries, creditLots } = schema

export type LotBalance = { lotId: string; source: string; available: number; expiresAt: Date }

/**
 * The lots that are valid now with what is left in them, the one that expires first in front: the order of spending.
 * A lot counts to the very second of its expiry, whether or not its end has been written into the ledger yet.
 */
export async function readLots(ctx: Pick<Context, 'db' | 'clock'>, userId: string): Promise<LotBalance[]> {
  return ctx.db
    .select({
      lotId: creditLots.id,
      source: creditLots.source,
      available: sql<number>`coalesce(sum(${creditEntries.available}), 0)::int`,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.lotId, creditLots.id))
    .where(and(eq(creditLots.userId, userId), gt(creditLots.expiresAt, ctx.clock())))
    .groupBy(creditLots.id)
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id))
}

/** Credits that a user can spend now; holds are already taken off. */
export async function spendableCredits(ctx: Pick<Context, 'db' | 'clock'>, userId: string): Promise<number> {
  const lots = await readLots(ctx, userId)
  return lots.reduce((sum, lot) => sum + lot.available, 0)
}
