import { schema } from '@taleglow/db'
import { AppError, type InTransaction } from '../context/index.ts'
import { lockAccount } from './lock-account.ts'
import { type LotBalance, readLots } from './read-balance.ts'

const { creditEntries, creditHolds } = schema

/** Spreads `amount` over the lots in their order; null when they do not hold so much. */
function allot(lots: LotBalance[], amount: number): { lotId: string; amount: number }[] | null {
  const shares: { lotId: string; amount: number }[] = []
  let rest = amount
  for (const lot of lots) {
    const share = Math.min(lot.available, rest)
    if (share > 0) shares.push({ lotId: lot.lotId, amount: share })
    rest -= Math.max(share, 0)
  }
  return rest === 0 ? shares : null
}

/**
 * Sets `amount` credits aside for a story; a story has at most one open hold.
 * @returns the hold's id
 * @throws AppError INSUFFICIENT_CREDITS with details {credits, needed}, `needed` being what is missing
 */
export async function placeHold(
  ctx: InTransaction,
  request: { userId: string; storyId: string; amount: number },
): Promise<string> {
  const { userId, storyId, amount } = request
  await lockAccount(ctx, userId)
  const lots = await readLots(ctx, userId)
  const shares = allot(lots, amount)
  if (!shares) {
    const credits = lots.reduce((sum, lot) => sum + lot.available, 0)
    const details = { credits, needed: amount - credits }
    throw new AppError('INSUFFICIENT_CREDITS', 'insufficientCredits', { params: details, details })
  }
  const [hold] = await ctx.db
    .insert(creditHolds)
    .values({ userId, storyId, amount, createdAt: ctx.clock() })
    .returning({ id: creditHolds.id })
  const holdId = (hold as { id: string }).id
  await ctx.db.insert(creditEntries).values(
    shares.map((share) => ({
      userId,
      lotId: share.lotId,
      holdId,
      kind: 'hold' as const,
      available: -share.amount,
      held: share.amount,
    })),
  )
  return holdId
}
