import { ERROR_STATUS, type ErrorCode } from '@taleglow/contracts'

type Params = Record<string, string | number>

/**
 * An error that the product means: it has a code of the catalogue, and a text in both languages.
 * Anything else that is thrown becomes INTERNAL_ERROR in the one mapper of the transports.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Key of the text below `errors:`. */
  readonly key: string
  readonly params: Params
  readonly details: unknown

  constructor(
    code: ErrorCode,
    key: string,
    options: { params?: Params; details?: unknown; status?: number; cause?: unknown } = {},
  ) {
    super(`${code}: ${key}`, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = options.status ?? ERROR_STATUS[code]
    this.key = key
    this.params = options.params ?? {}
    this.details = options.details
  }
}

/** The answer for what does not exist and for what belongs to someone else alike. */
export const notFound = () => new AppError('NOT_FOUND', 'notFound')

/** A call that does not fit the present state, such as cancelling a finished story. */
export const conflict = (key: string) => new AppError('VALIDATION_ERROR', key, { status: 409 })
