import { VendorError } from '@taleglow/core/ports'
import type { Prediction } from 'replicate'
import { isPassing } from '../is-passing.ts'

const FLAGGED = /nsfw|flagged|sensitive|safety|moderation|E005/i

function statusOf(error: unknown): number | null {
  const response = (error as { response?: { status?: unknown } }).response
  return typeof response?.status === 'number' ? response.status : null
}

/**
 * What the SDK threw, as the error of our ports: a refused request will never succeed.
 * @param options.gone what it means when the vendor does not have what was asked for
 */
export function vendorFault(
  error: unknown,
  options: { gone: 'ended' | 'rejected' } = { gone: 'rejected' },
): VendorError {
  if (error instanceof VendorError) return error
  const status = statusOf(error)
  const isGone = status === 404 || status === 410
  const lasting = isGone ? options.gone : 'rejected'
  const kind = status === null || isPassing(status) ? 'temporary' : lasting
  return new VendorError('replicate', kind, `HTTP ${status ?? 'no answer'}`, { cause: error })
}

/** Why a prediction brought nothing. */
export function predictionFault(prediction: Prediction): VendorError {
  const reason = String(prediction.error ?? '')
  const kind = FLAGGED.test(reason) ? 'flagged' : 'ended'
  return new VendorError('replicate', kind, `Prediction ${prediction.status}: ${reason.slice(0, 200)}`)
}
