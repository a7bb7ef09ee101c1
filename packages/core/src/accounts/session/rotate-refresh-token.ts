import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import type { InTransaction } from '../../context/index.ts'
import { endFamily } from './end-family.ts'
import { issueTokens, type Tokens } from './issue-tokens.ts'
import { hashToken } from './token.ts'

const { refreshTokens, sessionFamilies } = schema

/** The token's row, with its family locked: refreshing, logging out and reuse come one after the other. */
async function lockToken(ctx: InTransaction, hash: string) {
  const family = ctx.db
    .select({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  const [locked] = await ctx.db
    .select({ userId: sessionFamilies.userId })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.id, family))
    .for('update')
  // Read after the lock: whoever held it may have used the token up.
  const [token] = await ctx.db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return locked && token ? { ...token, ...locked } : null
}

/**
 * Exchanges a refresh token for a new pair. One that was used before is in two hands, so its whole family ends.
 * @returns null when the token is unknown, expired or was used before; the caller must let the transaction stand
 */
export async function rotateRefreshToken(ctx: InTransaction, refreshToken: string): Promise<Tokens | null> {
  const token = await lockToken(ctx, hashToken(refreshToken))
  const now = ctx.clock()
  if (!token || token.expiresAt <= now) return null
  if (token.usedAt) {
    await endFamily(ctx, token.familyId)
    ctx.log.warn({ familyId: token.familyId }, 'A refresh token was used again; its sign-in was ended')
    return null
  }
  await ctx.db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, token.hash))
  await ctx.db.update(sessionFamilies).set({ lastUsedAt: now }).where(eq(sessionFamilies.id, token.familyId))
  return issueTokens(ctx, token)
}
