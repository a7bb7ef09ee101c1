import { isDebugUser, REQUIRED_CONSENT_VERSION, type User } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { spendableCredits } from '../billing/index.ts'
import { type Context, notFound } from '../context/index.ts'

const { users } = schema

/** A user in the form of the contract, with what can be spent now. */
export async function loadUser(ctx: Context, userId: string): Promise<User> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!row) throw notFound()
  const { id, email, name, plan, language, emailVerified, consentVersion } = row
  return {
    ...{ id, email, name, plan, language, emailVerified, consentVersion },
    avatarUrl: row.avatarKey && ctx.mediaUrl(row.avatarKey),
    credits: await spendableCredits(ctx, userId),
    hasPassword: row.passwordHash !== null,
    isDebugUser: isDebugUser({ id, email, name }),
    requiredConsentVersion: REQUIRED_CONSENT_VERSION,
    createdAt: row.createdAt.toISOString(),
  }
}
