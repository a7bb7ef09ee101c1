import type { Credits } from '@taleglow/contracts'
import { getCredits, grantMonthlyCredits } from '../billing/index.ts'
import { type Context, inTransaction, requireActor } from '../context/index.ts'

/** The signed-in user's credits; where a new month has begun, its credits are granted first. */
export async function getUserCredits(ctx: Context): Promise<Credits> {
  const { userId } = requireActor(ctx)
  await inTransaction(ctx, (tx) => grantMonthlyCredits(tx, userId))
  return getCredits(ctx)
}
