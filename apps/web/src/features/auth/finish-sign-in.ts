import type { SignedIn } from '@taleglow/contracts'
import { ApiError, callApi, isUnreachable } from '../../lib/call-api.ts'
import { rejectDebugUser } from '../../lib/reject-debug-user.ts'
import { forgetPath, recallPath } from '../../lib/remembered-path.ts'
import { setSession } from '../../lib/set-session.ts'
import { takeState } from './sign-in-state.ts'

/** How a sign-in ended; `rejected` means that the visitor was led away already. */
export type SignInEnd =
  | { kind: 'signedIn'; path: string }
  | { kind: 'rejected' }
  | { kind: 'failed'; reason: 'refused' | 'state' | 'unreachable' | 'answered'; message?: string }

const ends = new Map<string, Promise<SignInEnd>>()

/** Trades what the provider's redirect brought for a session; the same redirect is traded once only. */
export function finishSignIn(query: URLSearchParams): Promise<SignInEnd> {
  const key = query.toString()
  const end = ends.get(key) ?? trade(query)
  ends.set(key, end)
  return end
}

async function trade(query: URLSearchParams): Promise<SignInEnd> {
  const [code, state] = [query.get('code'), query.get('state')]
  const known = takeState(state ?? '')
  if (query.has('error')) return { kind: 'failed', reason: 'refused' }
  if (!code || !state || !known) return { kind: 'failed', reason: 'state' }
  try {
    return enter(await callApi<SignedIn>('/auth/google', { body: { code, state } }))
  } catch (error) {
    return explain(error)
  }
}

function enter({ user, redirectTo, ...tokens }: SignedIn): SignInEnd {
  const { accessToken, refreshToken, expiresAt } = tokens
  if (!setSession(user, { accessToken, refreshToken, expiresAt })) return { kind: 'rejected' }
  const path = redirectTo ?? recallPath()
  forgetPath()
  return { kind: 'signedIn', path }
}

function explain(error: unknown): SignInEnd {
  if (!(error instanceof ApiError) || isSilence(error)) return { kind: 'failed', reason: 'unreachable' }
  if ((error.details as { reason?: string } | undefined)?.reason === 'debug_user') {
    rejectDebugUser()
    return { kind: 'rejected' }
  }
  return { kind: 'failed', reason: 'answered', message: error.message }
}

/** What a gateway says has no sentence of ours; a call to wait has. */
function isSilence(error: ApiError): boolean {
  return isUnreachable(error) && error.code !== 'RATE_LIMIT_EXCEEDED'
}
