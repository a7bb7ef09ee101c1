import { REQUIRED_CONSENT_VERSION, type User } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { translate } from '@taleglow/i18n'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { AppError, type Context, requireActor } from '../context/index.ts'
import { loadUser } from './load-user.ts'

const { users } = schema

/**
 * Stores that the user confirmed, as the child's adult guardian, the version that is asked for, and when. Confirming
 * the same version again keeps the first date.
 * @throws AppError VALIDATION_ERROR when another version is named
 */
export async function giveConsent(ctx: Context, input: { version: number }): Promise<User> {
  const { userId } = requireActor(ctx)
  if (input.version !== REQUIRED_CONSENT_VERSION) {
    const message = translate(ctx.language, 'errors:consentVersion')
    throw new AppError('VALIDATION_ERROR', 'consentVersion', { details: [{ path: 'version', message }] })
  }
  const isNew = or(isNull(users.consentVersion), ne(users.consentVersion, input.version))
  await ctx.db
    .update(users)
    .set({ consentVersion: input.version, consentAt: ctx.clock() })
    .where(and(eq(users.id, userId), isNew))
  return loadUser(ctx, userId)
}
