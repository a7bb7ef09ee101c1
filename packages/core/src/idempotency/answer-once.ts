import { schema } from '@taleglow/db'
import { translate } from '@taleglow/i18n'
import { and, eq, lt, sql } from 'drizzle-orm'
import {
  AppError,
  type Context,
  conflict,
  type InTransaction,
  inTransaction,
  requireActor,
} from '../context/index.ts'
import { hashRequest } from './hash-request.ts'

const { idempotencyKeys } = schema
const KEY_LENGTH = 255
const KEPT_HOURS = 24

function checkLength(ctx: Context, key: string): void {
  if (key.length > 0 && key.length <= KEY_LENGTH) return
  const message = translate(ctx.language, 'errors:field.wrongFormat')
  throw new AppError('VALIDATION_ERROR', 'validation', { details: [{ path: 'Idempotency-Key', message }] })
}

/** Until the transaction ends, others with the same user and key wait here. */
async function lockKey(ctx: InTransaction, userId: string, key: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0))`)
}

async function sweep(ctx: InTransaction, userId: string): Promise<void> {
  const oldest = new Date(ctx.clock().getTime() - KEPT_HOURS * 3600_000)
  await ctx.db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, oldest)))
}

/**
 * Does `work` once for a user's key: the same key and input give the first answer again for 24 hours. The answer is
 * stored in the transaction of the work, so neither stands without the other; work that throws leaves no trace.
 * @param request.key the call's `Idempotency-Key`, at most 255 characters; null does the work as it is
 * @throws AppError VALIDATION_ERROR for a key that is too long, with status 409 for a key used with another input
 */
export async function answerOnce<C extends Context, T>(
  ctx: C,
  request: { key: string | null; procedure: string; input: unknown },
  work: (ctx: C | InTransaction<C>) => Promise<T>,
): Promise<T> {
  const { key, procedure, input } = request
  if (key === null) return work(ctx)
  checkLength(ctx, key)
  const { userId } = requireActor(ctx)
  const requestHash = hashRequest(procedure, input)
  return inTransaction(ctx, async (tx) => {
    await lockKey(tx, userId, key)
    await sweep(tx, userId)
    const [first] = await tx.db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
    if (first && first.requestHash !== requestHash) throw conflict('idempotencyKeyReused')
    if (first) return first.answer as T
    const answer = await work(tx)
    await tx.db.insert(idempotencyKeys).values({ userId, key, requestHash, answer, createdAt: tx.clock() })
    return answer
  })
}
