import { schema } from '@taleglow/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import { heldByLot, lockOpenHold } from './open-hold.ts'

const { creditEntries } = schema

type Settlement = { storyId: string; part: string; amount: number }

/**
 * Settles one part of a story against its hold, once: later calls for the same part change nothing.
 * `capture` pays for what was delivered, `release` gives back what was given up.
 */
async function settle(ctx: InTransaction, kind: 'capture' | 'release', request: Settlement): Promise<void> {
  const hold = await lockOpenHold(ctx, request.storyId)
  if (!hold) return
  const settled = await ctx.db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.holdId, hold.holdId),
        eq(creditEntries.part, request.part),
        inArray(creditEntries.kind, ['capture', 'release']),
      ),
    )
    .limit(1)
  if (settled.length > 0) return
  let rest = request.amount
  for (const lot of await heldByLot(ctx, hold.holdId)) {
    const share = Math.min(lot.amount, rest)
    if (share === 0) break
    rest -= share
    await ctx.db.insert(creditEntries).values({
      userId: hold.userId,
      lotId: lot.lotId,
      holdId: hold.holdId,
      kind,
      part: request.part,
      available: kind === 'release' ? share : 0,
      held: -share,
    })
  }
}

/** Pays for a part that was delivered. */
export const capturePart = (ctx: InTransaction, request: Settlement) => settle(ctx, 'capture', request)

/** Gives back the credits of a part that was given up. */
export const releasePart = (ctx: InTransaction, request: Settlement) => settle(ctx, 'release', request)
