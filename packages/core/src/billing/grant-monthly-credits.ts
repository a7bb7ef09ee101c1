import { PLANS } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, eq } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import { lockAccount } from './lock-account.ts'
import { monthOf } from './month-of.ts'

const { creditEntries, creditLots } = schema

async function isGranted(ctx: InTransaction, userId: string, cause: string): Promise<boolean> {
  const granted = and(
    eq(creditLots.userId, userId),
    eq(creditLots.source, 'monthly_grant'),
    eq(creditLots.cause, cause),
  )
  const lots = await ctx.db.select({ id: creditLots.id }).from(creditLots).where(granted)
  return lots.length > 0
}

/**
 * Grants the credits of the user's plan for the present month, valid to its end (specification, section 9).
 * Granting a month again does nothing.
 */
export async function grantMonthlyCredits(ctx: InTransaction, userId: string): Promise<void> {
  const month = monthOf(ctx.clock())
  // Nearly every call finds the month granted, and need not wait for the account's lock.
  if (await isGranted(ctx, userId, month.name)) return
  const { plan } = await lockAccount(ctx, userId)
  const [lot] = await ctx.db
    .insert(creditLots)
    .values({ userId, source: 'monthly_grant', cause: month.name, expiresAt: month.end })
    .onConflictDoNothing()
    .returning({ id: creditLots.id })
  if (!lot) return
  await ctx.db
    .insert(creditEntries)
    .values({ userId, lotId: lot.id, kind: 'grant', available: PLANS[plan].monthlyCredits, held: 0 })
}
