import { VendorError } from '@taleglow/core/ports'
import type { Prediction } from 'replicate'

const FLAGGED = /nsfw|flagged|sensitive|safety|moderation|E005/i

function statusOf(error: unknown): number | null {
  const response = (error as { response?: { status?: unknown } }).response
  return typeof response?.status === 'number' ? response.status : null
}

/**
 * What the SDK threw, as the error of our ports: limits and outages may pass, a refused request will not.
 * @param options.gone a prediction that the vendor no longer has can be asked for again
 */
export function vendorFault(error: unknown, options: { gone?: 'temporary' } = {}): VendorError {
  if (error instanceof VendorError) return error
  const status = statusOf(error)
  const isGone = status === 404 || status === 410
  const passes = status === null || status === 408 || status === 429 || status >= 500
  const temporary = passes || (isGone && options.gone === 'temporary')
  return new VendorError('replicate', temporary ? 'temporary' : 'rejected', `HTTP ${status ?? 'no answer'}`, {
    cause: error,
  })
}

/** Why a prediction brought nothing. */
export function predictionFault(prediction: Prediction): VendorError {
  const reason = String(prediction.error ?? '')
  const kind = FLAGGED.test(reason) ? 'flagged' : 'temporary'
  return new VendorError('replicate', kind, `Prediction ${prediction.status}: ${reason.slice(0, 200)}`)
}
