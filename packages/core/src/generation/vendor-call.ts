import { schema } from '@taleglow/db'
import { and, desc, eq, isNotNull, like, not, or } from 'drizzle-orm'
import type { Context } from '../context/index.ts'
import { VendorError } from '../ports/index.ts'

const { vendorCalls } = schema

type CallContext = Pick<Context, 'db' | 'clock'>
type PartOfStory = { storyId: string; part: string }
type CallOf = PartOfStory & { vendor: 'replicate' | 'elevenlabs' }
export type StartedCall = { id: string; vendorId: string }

const isOf = ({ storyId, part }: PartOfStory) =>
  and(eq(vendorCalls.storyId, storyId), eq(vendorCalls.part, part))

async function lastCall(ctx: CallContext, of: CallOf) {
  const [call] = await ctx.db
    .select()
    .from(vendorCalls)
    .where(isOf(of))
    .orderBy(desc(vendorCalls.attempt))
    .limit(1)
  return call
}

const hasFailedAs = (kind: VendorError['kind']) => like(vendorCalls.error, `${kind}: %`)

/** Whether the vendor's safety filter has refused an earlier call for this part. */
export async function wasFlagged(ctx: CallContext, of: PartOfStory): Promise<boolean> {
  return (await ctx.db.$count(vendorCalls, and(isOf(of), hasFailedAs('flagged')))) > 0
}

/** A vendor is paid for the same part so often at most; what it only refused (limits, outages) does not count. */
const MOST_PAID_CALLS = 5

/** A prediction is paid once it has an id; speech, which has none, once its answer was read to the end. */
const isPaid = or(
  isNotNull(vendorCalls.vendorId),
  and(eq(vendorCalls.vendor, 'elevenlabs'), not(hasFailedAs('temporary'))),
)

async function refuseTooMany(ctx: CallContext, of: PartOfStory): Promise<void> {
  const calls = await ctx.db.$count(vendorCalls, and(isOf(of), isPaid))
  if (calls >= MOST_PAID_CALLS) throw new VendorError('any', 'rejected', `${of.part} failed ${calls} times`)
}

/**
 * Records a call that is about to be made, before it costs anything.
 * @throws VendorError (rejected) when the part has been paid for too often
 */
export async function startCall(ctx: CallContext, of: CallOf): Promise<{ id: string }> {
  await refuseTooMany(ctx, of)
  const attempt = ((await lastCall(ctx, of))?.attempt ?? 0) + 1
  const [call] = await ctx.db
    .insert(vendorCalls)
    .values({ ...of, attempt })
    .returning({ id: vendorCalls.id })
  return call as { id: string }
}

async function resumeOrStart(
  ctx: CallContext,
  of: CallOf,
  start: () => Promise<string>,
): Promise<StartedCall> {
  const last = await lastCall(ctx, of)
  if (last?.status === 'started' && last.vendorId) return { id: last.id, vendorId: last.vendorId }
  const { id } = await startCall(ctx, of)
  const vendorId = await start().catch(async (error: unknown) => {
    await failCall(ctx, id, error)
    throw error
  })
  await ctx.db.update(vendorCalls).set({ vendorId }).where(eq(vendorCalls.id, id))
  return { id, vendorId }
}

const isOver = (error: unknown) =>
  error instanceof VendorError && (error.kind === 'ended' || error.kind === 'flagged')

/**
 * Works with the call for one part of a story: the one that is under way, as it is already paid, or a new one.
 * Whatever goes wrong, the call is left to the next try as long as something can still come of it.
 * @param start makes the call and answers with the vendor's id
 * @param use takes what the call brings
 */
export async function withCall(
  ctx: CallContext,
  of: CallOf,
  start: () => Promise<string>,
  use: (call: StartedCall) => Promise<void>,
): Promise<void> {
  const call = await resumeOrStart(ctx, of, start)
  try {
    await use(call)
  } catch (error) {
    if (isOver(error)) await failCall(ctx, call.id, error)
    throw error
  }
}

/** Marks a call as paid and used; in the transaction that stores what it brought. */
export async function succeedCall(ctx: CallContext, id: string): Promise<void> {
  await ctx.db
    .update(vendorCalls)
    .set({ status: 'succeeded', finishedAt: ctx.clock() })
    .where(eq(vendorCalls.id, id))
}

/** Marks a call as failed, so that the next try starts another. The vendor's message is kept, never a story's text. */
export async function failCall(ctx: CallContext, id: string, cause: unknown): Promise<void> {
  const error = cause instanceof VendorError ? `${cause.kind}: ${cause.message}` : 'unexpected'
  await ctx.db
    .update(vendorCalls)
    .set({ status: 'failed', error: error.slice(0, 500), finishedAt: ctx.clock() })
    .where(eq(vendorCalls.id, id))
}
