import type { ErrorCode, ErrorEnvelope, Language } from '@taleglow/contracts'
import { AppError, notFound } from '@taleglow/core/context'
import { translate } from '@taleglow/i18n'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { listFieldFaults } from './list-field-faults.ts'

/** A failed answer, before a transport gives it its form. */
export type Failure = { code: ErrorCode; status: number; message: string; details?: unknown }

/** Inputs that name the thing asked for: what cannot be a name of anything is simply not there. */
const NAMING_FIELDS = ['id', 'storyId']

function isMalformedId(error: ZodError): boolean {
  return error.issues.every(
    (issue) =>
      issue.code === 'invalid_format' &&
      issue.path.length === 1 &&
      NAMING_FIELDS.includes(String(issue.path[0])),
  )
}

function fromInput(error: ZodError, input: unknown): (language: Language) => AppError {
  if (isMalformedId(error)) return notFound
  return (language) =>
    new AppError('VALIDATION_ERROR', 'validation', { details: listFieldFaults(error, input, language) })
}

/** Refusals of the transports themselves, which know a status only. */
function fromStatus(status: number, cause: unknown): AppError {
  if (status === 404 || status === 405 || status === 414) return notFound()
  if (status === 413) return new AppError('VALIDATION_ERROR', 'tooLarge', { status, cause })
  if (status >= 400 && status < 500) return new AppError('VALIDATION_ERROR', 'notJson', { cause })
  return new AppError('INTERNAL_ERROR', 'internal', { cause, status: status === 503 ? 503 : 500 })
}

const TRPC_STATUS: Partial<Record<TRPCError['code'], number>> = {
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  PARSE_ERROR: 400,
  BAD_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
}

function statusOf(error: unknown): number {
  if (error instanceof TRPCError) return TRPC_STATUS[error.code] ?? 500
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : 500
}

/** What was really thrown: tRPC wraps everything, and repeats the message of what it wraps. */
export const unwrap = (error: unknown): unknown =>
  error instanceof TRPCError ? (error.cause ?? error) : error

function toAppError(error: unknown, input: unknown, language: Language): AppError {
  const cause = unwrap(error)
  if (cause instanceof AppError) return cause
  const isInput = error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof ZodError
  return isInput ? fromInput(cause, input)(language) : fromStatus(statusOf(error), cause)
}

/**
 * The one mapper of errors, for tRPC, REST and streams alike: whatever was thrown becomes a code of the catalogue, its
 * status and a text in the language of the request. What is not meant for a client never reaches one.
 * @param input what the call was given, so that a missing field is told from a wrong one
 */
export function describeFailure(error: unknown, language: Language, input?: unknown): Failure {
  const { code, status, key, params, details } = toAppError(error, input, language)
  const message = translate(language, `errors:${key}`, params)
  return { code, status, message, ...(details === undefined ? {} : { details }) }
}

/** The body of a failed answer over REST. */
export function toEnvelope({ code, message, details }: Failure): ErrorEnvelope {
  return { success: false, error: message, code, ...(details === undefined ? {} : { details }) }
}

/** Seconds for the Retry-After header, where a failure says when to come again. */
export function retryAfter({ details }: Failure): number | null {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : null
}
