import { VendorError } from '@taleglow/core/ports'
import { OAuth2RequestError } from 'arctic'
import { errors } from 'jose'

/** Faults of jose that lie in fetching the keys and not in the token. */
const KEY_FETCH_CODES = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']

function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JOSEError) return !KEY_FETCH_CODES.includes(error.code)
  return error instanceof OAuth2RequestError
}

/** What went wrong, as the error of our ports: `rejected` when the provider or the token says no, else it may pass. */
export function openIdFault(error: unknown): VendorError {
  if (error instanceof VendorError) return error
  const kind = isRefusal(error) ? 'rejected' : 'temporary'
  const reason = error instanceof Error ? error.message : String(error)
  return new VendorError('openid', kind, reason.slice(0, 200), { cause: error })
}

export const rejected = (reason: string) => new VendorError('openid', 'rejected', reason)
