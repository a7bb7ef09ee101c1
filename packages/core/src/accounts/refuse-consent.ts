import { schema } from '@taleglow/db'
import { and, eq, isNull } from 'drizzle-orm'
import { type Context, requireActor } from '../context/index.ts'
import { logout } from './logout.ts'

const { users } = schema

/**
 * Ends the sign-in of a user who does not agree. Whoever has never agreed to any version has no account then
 * (decisions: "Guardian consent"); whoever agreed to an earlier one keeps it, with the books.
 */
export async function refuseConsent(ctx: Context): Promise<void> {
  const { userId } = requireActor(ctx)
  await ctx.db.delete(users).where(and(eq(users.id, userId), isNull(users.consentVersion)))
  await logout(ctx)
}
