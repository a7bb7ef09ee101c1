import { forbiddenReason, readFault } from '../../lib/read-fault.ts'

export type StreamFault = {
  /** Whether it may pass by itself, so that the stream is worth opening again. */
  passing: boolean
  /** Whether a consent may be due that the browser does not know of yet. */
  consentDue: boolean
}

/**
 * Why a stream broke off with an error that the client takes for final. An answer of 401 counts as passing: whether the
 * session is over is found out at the next opening.
 */
export function streamFault(error: unknown): StreamFault {
  const fault = readFault(error)
  const status = fault.status ?? refusedWith(error)
  return {
    passing: status === null || status === 401 || status === 429 || status >= 500,
    // What was refused before the stream began comes as a bare status, without its reason.
    consentDue: status === 403 && (fault.status === null || forbiddenReason(fault) === 'consent'),
  }
}

/** The status of an answer other than 200, which the event source hands on in an event. */
function refusedWith(error: unknown): number | null {
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
  return typeof code === 'number' ? code : null
}
