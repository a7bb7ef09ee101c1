import type { Credits } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { type Context, requireActor } from '../context/index.ts'
import { readLots } from './read-balance.ts'

const { creditEntries, creditHolds } = schema
const HISTORY_LENGTH = 100

/** The newest movements; the parts of a story that were paid stand together as one. */
async function readHistory(ctx: Context, userId: string): Promise<Credits['history']> {
  const amount = sql<number>`sum(case when ${creditEntries.kind} = 'capture' then ${creditEntries.held} else ${creditEntries.available} end)::int`
  const at = sql<Date>`max(${creditEntries.createdAt})`.mapWith(creditEntries.createdAt)
  const rows = await ctx.db
    .select({ at, kind: creditEntries.kind, amount, storyId: creditHolds.storyId })
    .from(creditEntries)
    .leftJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .where(and(eq(creditEntries.userId, userId), ne(creditEntries.kind, 'expire')))
    .groupBy(
      creditEntries.kind,
      creditEntries.holdId,
      creditHolds.storyId,
      sql`coalesce(${creditEntries.holdId}, ${creditEntries.id})`,
    )
    .orderBy(desc(at))
    .limit(HISTORY_LENGTH)
  return rows.map(({ storyId, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    ...(storyId ? { storyId } : {}),
  }))
}

/** What is set aside for stories in the making, whether or not the lots it came from have expired since. */
async function readHeld(ctx: Context, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ held: sql<number>`coalesce(sum(${creditEntries.held}), 0)::int` })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return row?.held ?? 0
}

/** GET /api/auth/credits: what can be spent, what is held, the lots behind it and the newest movements. */
export async function getCredits(ctx: Context): Promise<Credits> {
  const { userId } = requireActor(ctx)
  const [lots, held, history] = await Promise.all([
    readLots(ctx, userId),
    readHeld(ctx, userId),
    readHistory(ctx, userId),
  ])
  return {
    credits: lots.reduce((sum, lot) => sum + lot.available, 0),
    held,
    lots: lots
      .filter((lot) => lot.available > 0)
      .map((lot) => ({ amount: lot.available, source: lot.source, expiresAt: lot.expiresAt.toISOString() })),
    history,
  }
}
