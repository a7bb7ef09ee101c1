import { AppError } from '@taleglow/core/context'

/**
 * Passes a stream on until the client leaves or the process stops. A stream that merely ended would tell the client
 * that everything has been said; so when the process stops it fails with 503 instead, and the client comes back.
 */
export async function* streamUntilStopping<T>(
  stopping: AbortSignal,
  left: AbortSignal | undefined,
  open: (until: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const until = AbortSignal.any(left ? [left, stopping] : [stopping])
  try {
    yield* open(until)
  } catch (error) {
    if (!until.aborted) throw error
  }
  if (stopping.aborted) throw new AppError('INTERNAL_ERROR', 'internal', { status: 503 })
}
