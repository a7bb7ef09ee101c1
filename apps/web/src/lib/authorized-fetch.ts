import { currentSession } from './auth-store.ts'
import { CALL_TIMEOUT } from './call-api.ts'
import { goTo } from './go-to.ts'
import { currentLanguage } from './i18n.ts'
import { Offline } from './offline.ts'
import { refreshSession } from './refresh-session.ts'

type Input = RequestInfo | URL | string

/**
 * Fetch with the session: the bearer token of this moment, the language, and after a 401 one refresh and one more
 * try; when the refresh is refused, the way leads to /auth (specification, section 7). After a sign-out, or with
 * another account, a call is not tried again: it was not that account's.
 */
export async function authorizedFetch(input: Input, init: RequestInit = {}): Promise<Response> {
  const session = currentSession()
  const response = await send(input, init, session?.tokens.accessToken)
  if (response.status !== 401 || !session) return response
  const outcome = await refreshSession(session)
  if (outcome === 'refused') goTo('/auth?reason=session_ended')
  const renewed = currentSession()
  if (outcome !== 'refreshed' || renewed?.user.id !== session.user.id) return response
  return send(input, init, renewed.tokens.accessToken)
}

/** The same with the time limit of a call; streams go without. */
export function authorizedCall(input: Input, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(CALL_TIMEOUT)
  return authorizedFetch(input, {
    ...init,
    signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
  })
}

async function send(input: Input, init: RequestInit, accessToken: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('accept-language', currentLanguage())
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  // Tried all the same: a server on this computer needs no network.
  const offline = navigator.onLine === false
  try {
    return await fetch(input, { ...init, headers })
  } catch (error) {
    throw offline && error instanceof TypeError ? new Offline(error.message, { cause: error }) : error
  }
}
