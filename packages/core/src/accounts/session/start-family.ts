import { schema } from '@taleglow/db'
import { and, eq, gt, notExists } from 'drizzle-orm'
import type { InTransaction } from '../../context/index.ts'
import { issueTokens, type Tokens } from './issue-tokens.ts'

const { refreshTokens, sessionFamilies } = schema
const USER_AGENT_LENGTH = 300

/** Forgets the user's sign-ins that can no longer be refreshed. */
async function sweepFamilies(ctx: InTransaction, userId: string): Promise<void> {
  const alive = ctx.db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, sessionFamilies.id), gt(refreshTokens.expiresAt, ctx.clock())))
  await ctx.db.delete(sessionFamilies).where(and(eq(sessionFamilies.userId, userId), notExists(alive)))
}

/** Begins a sign-in: a family of tokens that all descend from it and end with it. */
export async function startFamily(
  ctx: InTransaction,
  person: { userId: string; userAgent: string | null },
): Promise<Tokens> {
  const { userId } = person
  await sweepFamilies(ctx, userId)
  const userAgent = person.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null
  const [family] = await ctx.db
    .insert(sessionFamilies)
    .values({ userId, userAgent, lastUsedAt: ctx.clock() })
    .returning({ familyId: sessionFamilies.id })
  return issueTokens(ctx, { ...(family as { familyId: string }), userId })
}
