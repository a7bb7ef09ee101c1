import { schema } from '@taleglow/db'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../context/index.ts'
import { VendorError } from '../ports/index.ts'

const { vendorCalls } = schema

export type VendorCall = { id: string; attempt: number; vendorId: string | null }
type CallOf = { storyId: string; part: string; vendor: 'replicate' | 'elevenlabs' }

async function lastCall(ctx: Pick<Context, 'db' | 'clock'>, { storyId, part }: CallOf) {
  const [call] = await ctx.db
    .select()
    .from(vendorCalls)
    .where(and(eq(vendorCalls.storyId, storyId), eq(vendorCalls.part, part)))
    .orderBy(desc(vendorCalls.attempt))
    .limit(1)
  return call
}

/** A vendor is paid for the same part so often at most; what it only refused (limits, outages) does not count. */
const MOST_PAID_CALLS = 5

async function refuseTooMany(ctx: Pick<Context, 'db'>, { storyId, part }: CallOf): Promise<void> {
  const paid = and(
    eq(vendorCalls.storyId, storyId),
    eq(vendorCalls.part, part),
    isNotNull(vendorCalls.vendorId),
  )
  const calls = await ctx.db.$count(vendorCalls, paid)
  if (calls >= MOST_PAID_CALLS) throw new VendorError('any', 'rejected', `${part} failed ${calls} times`)
}

/** The row of a call that is about to be made, written before the call costs anything. */
async function recordCall(
  ctx: Pick<Context, 'db' | 'clock'>,
  of: CallOf,
  attempt: number,
): Promise<VendorCall> {
  const [call] = await ctx.db
    .insert(vendorCalls)
    .values({ ...of, attempt })
    .returning()
  return call as VendorCall
}

/**
 * The call for one part of a story that is under way, or a new one. Whoever takes over from a dead worker finds the
 * vendor's id here and goes on waiting for what is already paid.
 * @param start makes the call and answers with the vendor's id; it is told which attempt it is, from 1
 */
export async function resumeOrStart(
  ctx: Pick<Context, 'db' | 'clock'>,
  of: CallOf,
  start: (attempt: number) => Promise<string>,
): Promise<VendorCall & { vendorId: string }> {
  const last = await lastCall(ctx, of)
  if (last?.status === 'started' && last.vendorId) return { ...last, vendorId: last.vendorId }
  await refuseTooMany(ctx, of)
  const call = await recordCall(ctx, of, (last?.attempt ?? 0) + 1)
  const vendorId = await start(call.attempt).catch(async (error: unknown) => {
    await failCall(ctx, call.id, error)
    throw error
  })
  await ctx.db.update(vendorCalls).set({ vendorId }).where(eq(vendorCalls.id, call.id))
  return { ...call, vendorId }
}

/** Records a call that answers at once and cannot be taken up by another worker. */
export async function startCall(ctx: Pick<Context, 'db' | 'clock'>, of: CallOf): Promise<VendorCall> {
  return recordCall(ctx, of, ((await lastCall(ctx, of))?.attempt ?? 0) + 1)
}

/** Marks a call as paid and used; in the transaction that stores what it brought. */
export async function succeedCall(ctx: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  await ctx.db
    .update(vendorCalls)
    .set({ status: 'succeeded', finishedAt: ctx.clock() })
    .where(eq(vendorCalls.id, id))
}

/** Marks a call as failed, so that the next try starts another. The vendor's message is kept, never a story's text. */
export async function failCall(
  ctx: Pick<Context, 'db' | 'clock'>,
  id: string,
  cause: unknown,
): Promise<void> {
  const error = cause instanceof VendorError ? `${cause.kind}: ${cause.message}` : 'unexpected'
  await ctx.db
    .update(vendorCalls)
    .set({ status: 'failed', error: error.slice(0, 500), finishedAt: ctx.clock() })
    .where(eq(vendorCalls.id, id))
}
