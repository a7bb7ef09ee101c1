import { schema } from '@taleglow/db'
import { and, eq, sql } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import { heldByLot, lockOpenHold, type OpenHold } from './open-hold.ts'

const { creditEntries, creditHolds } = schema

async function releaseRest(ctx: InTransaction, hold: OpenHold): Promise<void> {
  const rest = await heldByLot(ctx, hold.holdId)
  if (rest.length === 0) return
  await ctx.db.insert(creditEntries).values(
    rest.map((lot) => ({
      ...hold,
      lotId: lot.lotId,
      kind: 'release' as const,
      available: lot.amount,
      held: -lot.amount,
    })),
  )
}

async function refundCaptures(ctx: InTransaction, hold: OpenHold): Promise<void> {
  const captured = await ctx.db
    .select({ lotId: creditEntries.lotId, amount: sql<number>`-sum(${creditEntries.held})::int` })
    .from(creditEntries)
    .where(and(eq(creditEntries.holdId, hold.holdId), eq(creditEntries.kind, 'capture')))
    .groupBy(creditEntries.lotId)
  if (captured.length === 0) return
  await ctx.db.insert(creditEntries).values(
    captured.map((lot) => ({
      ...hold,
      lotId: lot.lotId,
      kind: 'refund' as const,
      available: lot.amount,
      held: 0,
    })),
  )
}

/**
 * Ends the hold of a story and gives back what was not captured. With `refund` what was captured comes back too:
 * a story that failed costs nothing. Closing a closed hold does nothing.
 */
export async function closeHold(
  ctx: InTransaction,
  request: { storyId: string; refund: boolean },
): Promise<void> {
  const hold = await lockOpenHold(ctx, request.storyId)
  if (!hold) return
  await releaseRest(ctx, hold)
  if (request.refund) await refundCaptures(ctx, hold)
  await ctx.db
    .update(creditHolds)
    .set({ closedAt: ctx.clock(), refunded: request.refund })
    .where(eq(creditHolds.id, hold.holdId))
}
