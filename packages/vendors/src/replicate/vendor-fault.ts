import { VendorError } from '@taleglow/core/ports'
import type { Prediction } from 'replicate'

const FLAGGED = /nsfw|flagged|sensitive|safety|moderation|E005/i

function statusOf(error: unknown): number | null {
  const response = (error as { response?: { status?: unknown } }).response
  return typeof response?.status === 'number' ? response.status : null
}

/** What the SDK threw, as the error of our ports: limits and outages may pass, a refused request will not. */
export function vendorFault(error: unknown): VendorError {
  if (error instanceof VendorError) return error
  const status = statusOf(error)
  const temporary = status === null || status === 408 || status === 429 || status >= 500
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
