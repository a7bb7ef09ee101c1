import type { ErrorCode, ErrorEnvelope } from '@taleglow/contracts'
import { currentLanguage } from './i18n.ts'

/** Milliseconds that a call may take (specification, section 9). */
export const CALL_TIMEOUT = 30_000

/** A failed answer of the server: its message, code and HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown

  constructor(status: number, envelope: Partial<ErrorEnvelope> | null) {
    super(envelope?.error ?? 'Unknown error occurred')
    this.name = 'ApiError'
    this.code = envelope?.code ?? 'INTERNAL_ERROR'
    this.status = status
    this.details = envelope?.details
  }
}

type Envelope<T> = { success: true; data: T } | Partial<ErrorEnvelope>
type Call = { method?: 'DELETE'; body?: unknown; accessToken?: string; fetch?: typeof fetch }

/**
 * One REST call. Without `fetch` it goes without a session's care, for what the session itself stands on.
 * @throws ApiError when the server answers without `success: true`; TypeError or a timeout when it does not answer
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  const send = call.fetch ?? fetch
  const headers = new Headers({ 'accept-language': currentLanguage() })
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  if (call.accessToken) headers.set('authorization', `Bearer ${call.accessToken}`)
  const response = await send(`/api${path}`, {
    method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  })
  return readEnvelope<T>(response)
}

async function readEnvelope<T>(response: Response): Promise<T> {
  const envelope = (await readJson(response)) as Envelope<T>
  if (envelope.success !== true) throw new ApiError(response.status, envelope)
  return envelope.data
}

/** What is no JSON has no envelope. A body that breaks off on its way is no answer, and is thrown. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) ?? {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/**
 * Whether nobody of ours answered: no network, a timeout, a gateway in front of a sleeping server, a call to wait, or
 * a success without our envelope, as from a hotel's network or a body that was cut.
 */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || [429, 502, 503, 504].includes(error.status)
}

/** Whether the server does not take the token. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
