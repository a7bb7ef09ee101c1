import type { SignedIn } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { grantMonthlyCredits } from '../billing/index.ts'
import { AppError, type Context, type InTransaction, inTransaction } from '../context/index.ts'
import { type OpenIdProvider, VendorError, type VerifiedIdentity } from '../ports/index.ts'
import { findOrCreateUser } from './find-or-create-user.ts'
import { loadUser } from './load-user.ts'
import { refuseDebugUser } from './refuse-debug-user.ts'
import { startFamily } from './session/start-family.ts'
import { hashToken } from './session/token.ts'

const { signInAttempts } = schema

type SignInContext = Context & { openid: OpenIdProvider; userAgent: string | null }

/** Takes the attempt that `state` names; it is gone then, whatever comes of it. */
async function takeAttempt(ctx: Context, state: string) {
  const [attempt] = await ctx.db
    .delete(signInAttempts)
    .where(eq(signInAttempts.stateHash, hashToken(state)))
    .returning()
  if (!attempt || attempt.expiresAt <= ctx.clock()) throw new AppError('UNAUTHORIZED', 'signInFailed')
  return attempt
}

async function redeemCode(
  ctx: SignInContext,
  code: string,
  attempt: { codeVerifier: string; nonce: string },
): Promise<VerifiedIdentity> {
  try {
    return await ctx.openid.redeem({ code, codeVerifier: attempt.codeVerifier, nonce: attempt.nonce })
  } catch (cause) {
    const isOutage = cause instanceof VendorError && cause.kind === 'temporary'
    ctx.log.warn({ err: cause }, 'The OpenID provider did not vouch for a sign-in')
    throw new AppError(isOutage ? 'INTERNAL_ERROR' : 'UNAUTHORIZED', 'signInFailed', { cause })
  }
}

async function enter(ctx: InTransaction<SignInContext>, identity: VerifiedIdentity) {
  const userId = await findOrCreateUser(ctx, identity)
  await grantMonthlyCredits(ctx, userId)
  const user = await loadUser(ctx, userId)
  refuseDebugUser(user)
  return { user, ...(await startFamily(ctx, { userId, userAgent: ctx.userAgent })) }
}

/**
 * Ends a sign-in that `startSignIn` began: exchanges the code, finds or makes the user, and starts a session.
 * A new user has this month's credits from the same transaction on.
 * @throws AppError UNAUTHORIZED when the state is unknown, used or older than 10 minutes, or the provider refuses;
 *   FORBIDDEN when the address is not verified, or for a debug user (details.reason "debug_user")
 */
export async function signIn(ctx: SignInContext, input: { code: string; state: string }): Promise<SignedIn> {
  const attempt = await takeAttempt(ctx, input.state)
  const identity = await redeemCode(ctx, input.code, attempt)
  if (!identity.emailVerified) throw new AppError('FORBIDDEN', 'emailUnverified')
  refuseDebugUser({ email: identity.email, name: identity.name })
  const signedIn = await inTransaction(ctx, (tx) => enter(tx, identity))
  return { ...signedIn, redirectTo: attempt.redirectTo }
}
