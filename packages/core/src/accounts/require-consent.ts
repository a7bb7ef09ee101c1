import { REQUIRED_CONSENT_VERSION } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { AppError, type Context, requireActor } from '../context/index.ts'

const { users } = schema

/**
 * Lets only those go on who gave the guardian's consent in the version that is asked for.
 * @throws AppError FORBIDDEN with details.reason "consent"
 */
export async function requireConsent(ctx: Context): Promise<void> {
  const { userId } = requireActor(ctx)
  const [user] = await ctx.db.select({ given: users.consentVersion }).from(users).where(eq(users.id, userId))
  if (user?.given !== REQUIRED_CONSENT_VERSION) {
    throw new AppError('FORBIDDEN', 'consent', { details: { reason: 'consent' } })
  }
}
