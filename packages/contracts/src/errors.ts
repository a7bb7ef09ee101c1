/** Every error code of the product and the HTTP status it answers with (specification, section 8; contract). */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  INSUFFICIENT_CREDITS: 402,
  PAYMENT_FAILED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  AI_GENERATION_FAILED: 502,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** `details` of a VALIDATION_ERROR: one entry for each field that was refused. */
export type FieldFault = { path: string; message: string }

/** Why a FORBIDDEN was answered, where the client can do something about it. */
export type ForbiddenReason = 'consent' | 'plan' | 'debug_user' | 'reauthenticate'

/** The form of every failed answer, over REST as the body and over tRPC as `error.data`. */
export type ErrorEnvelope = { success: false; error: string; code: ErrorCode; details?: unknown }
