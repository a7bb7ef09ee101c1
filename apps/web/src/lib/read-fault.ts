import type { ErrorCode } from '@taleglow/contracts'
import { TRPCClientError } from '@trpc/client'
import { Offline } from './offline.ts'

export type Fault = {
  /** Null when the server did not answer. */
  code: ErrorCode | null
  status: number | null
  /** The server's sentence in the language of the request; empty when it did not answer. */
  message: string
  details: unknown
  /** Whether there was no network, so that the call has not left the device. */
  offline: boolean
}

const UNANSWERED: Fault = { code: null, status: null, message: '', details: undefined, offline: false }

/** What went wrong with a tRPC call, in the form of the error envelope. */
export function readFault(error: unknown): Fault {
  if (!(error instanceof TRPCClientError)) return UNANSWERED
  if (error.cause instanceof Offline) return { ...UNANSWERED, offline: true }
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) return UNANSWERED
  const { code, httpStatus, details } = data as { code?: ErrorCode; httpStatus?: number; details?: unknown }
  const answered = { code: code ?? 'INTERNAL_ERROR', status: httpStatus ?? 500, message: error.message }
  return { ...answered, details, offline: false }
}

/** Why a FORBIDDEN was answered, where the server gave a reason. */
export function forbiddenReason(fault: Fault): string | null {
  if (fault.code !== 'FORBIDDEN' || typeof fault.details !== 'object' || fault.details === null) return null
  const { reason } = fault.details as { reason?: unknown }
  return typeof reason === 'string' ? reason : null
}

/** Whether the server has refused for good what was asked; else the same call may still succeed, or has already. */
export function isFinal({ status }: Fault): boolean {
  return status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
