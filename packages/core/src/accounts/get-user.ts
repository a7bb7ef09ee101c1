import type { User } from '@taleglow/contracts'
import { grantMonthlyCredits } from '../billing/index.ts'
import { type Context, inTransaction, requireActor } from '../context/index.ts'
import { loadUser } from './load-user.ts'

/** The signed-in user; where a new month has begun, its credits are granted first. */
export async function getUser(ctx: Context): Promise<User> {
  const { userId } = requireActor(ctx)
  await inTransaction(ctx, (tx) => grantMonthlyCredits(tx, userId))
  return loadUser(ctx, userId)
}
