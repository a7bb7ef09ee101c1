import { schema } from '@taleglow/db'
import { and, eq, lte } from 'drizzle-orm'
import type { InTransaction } from '../../context/index.ts'
import { ACCESS_LIFETIME_MS } from './hashing-adapter.ts'
import { openLucia } from './open-lucia.ts'
import { generateToken, hashToken } from './token.ts'

const { refreshTokens, sessions } = schema
const REFRESH_DAYS = 30

export type Tokens = { accessToken: string; refreshToken: string; expiresAt: string }

/**
 * Makes a new pair of tokens in a family: access for an hour, refresh for 30 days. What has expired in the family is
 * swept on the way, so that neither table grows with time.
 * @returns the tokens themselves, which exist nowhere else, and when the access token ends
 */
export async function issueTokens(
  ctx: InTransaction,
  family: { familyId: string; userId: string },
): Promise<Tokens> {
  const { familyId, userId } = family
  const now = ctx.clock()
  await ctx.db.delete(sessions).where(and(eq(sessions.familyId, familyId), lte(sessions.expiresAt, now)))
  await ctx.db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId), lte(refreshTokens.expiresAt, now)))
  const accessToken = generateToken()
  await openLucia(ctx).createSession(userId, { familyId }, { sessionId: accessToken })
  const refreshToken = generateToken()
  const refreshEnd = new Date(now.getTime() + REFRESH_DAYS * 24 * 3600_000)
  await ctx.db
    .insert(refreshTokens)
    .values({ hash: hashToken(refreshToken), familyId, expiresAt: refreshEnd })
  return { accessToken, refreshToken, expiresAt: new Date(now.getTime() + ACCESS_LIFETIME_MS).toISOString() }
}
