import { schema } from '@taleglow/db'
import { lte } from 'drizzle-orm'
import { AppError, type Context } from '../context/index.ts'
import type { OpenIdProvider } from '../ports/index.ts'
import { generateToken, hashToken } from './session/token.ts'

const { signInAttempts } = schema
const ATTEMPT_MINUTES = 10

/**
 * Begins a sign-in. PKCE verifier and nonce stay here for 10 minutes; the browser keeps `state` and brings it back.
 * @param input.redirectTo path of ours to go to afterwards
 * @returns where to send the browser, and the state
 * @throws AppError INTERNAL_ERROR when the provider cannot be reached
 */
export async function startSignIn(
  ctx: Context & { openid: OpenIdProvider },
  input: { redirectTo?: string | undefined },
): Promise<{ url: string; state: string }> {
  const attempt = { state: generateToken(), codeVerifier: generateToken(), nonce: generateToken() }
  const url = await ctx.openid.authorizationUrl(attempt).catch((cause: unknown) => {
    throw new AppError('INTERNAL_ERROR', 'signInFailed', { cause })
  })
  const now = ctx.clock()
  await ctx.db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await ctx.db.insert(signInAttempts).values({
    stateHash: hashToken(attempt.state),
    codeVerifier: attempt.codeVerifier,
    nonce: attempt.nonce,
    redirectTo: input.redirectTo ?? null,
    expiresAt: new Date(now.getTime() + ATTEMPT_MINUTES * 60_000),
  })
  return { url: url.href, state: attempt.state }
}
