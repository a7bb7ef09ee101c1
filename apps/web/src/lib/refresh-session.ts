import { clearSession, currentSession, type Session, storeSession, type Tokens } from './auth-store.ts'
import { callApi, isUnauthorized, isUnreachable } from './call-api.ts'

/**
 * `refused`: the sign-in is over and was cleared; `failed`: the server stumbled; `replaced`: it is no longer the session
 * that was asked for, because of a sign-out or another account.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed' | 'unreachable' | 'replaced'

/** Hours a token is taken to live when the answer names no end (specification, section 9). */
const ASSUMED_LIFETIME_MS = 24 * 3_600_000

const underWay = new Map<string, Promise<RefreshOutcome>>()

/**
 * Trades the refresh token for new tokens. However many calls ask, one refresh runs: a shared promise in this tab and
 * the user's lock over all tabs, because a refresh token may be used only once. Refused clears the session.
 * @param stale the session whose access token was refused or is about to end
 */
export function refreshSession(stale: Session): Promise<RefreshOutcome> {
  const { accessToken } = stale.tokens
  const outcome =
    underWay.get(accessToken) ??
    withLock(stale.user.id, () => refreshUnlessDone(stale)).finally(() => underWay.delete(accessToken))
  underWay.set(accessToken, outcome)
  return outcome
}

async function refreshUnlessDone(stale: Session): Promise<RefreshOutcome> {
  const session = currentSession()
  if (session?.user.id !== stale.user.id) return 'replaced'
  if (session.tokens.accessToken !== stale.tokens.accessToken) return 'refreshed'
  try {
    const tokens = await requestTokens(session.tokens.refreshToken)
    return ifUnchanged(session, ({ user }) => storeSession({ user, tokens }), 'refreshed')
  } catch (error) {
    if (isUnreachable(error)) return 'unreachable'
    return isUnauthorized(error) ? ifUnchanged(session, clearSession, 'refused') : 'failed'
  }
}

/** Lets an answer take effect only on the session that it is for; meanwhile the parent may have signed out. */
function ifUnchanged(asked: Session, apply: (now: Session) => void, outcome: RefreshOutcome): RefreshOutcome {
  const now = currentSession()
  if (now?.tokens.accessToken !== asked.tokens.accessToken) return 'replaced'
  apply(now)
  return outcome
}

/** @throws what `callApi` throws */
export async function requestTokens(refreshToken: string): Promise<Tokens> {
  const data = await callApi<{ token: string; refreshToken: string; expiresAt?: string }>('/auth/refresh', {
    body: { refreshToken },
  })
  const expiresAt = data.expiresAt ?? new Date(Date.now() + ASSUMED_LIFETIME_MS).toISOString()
  return { accessToken: data.token, refreshToken: data.refreshToken, expiresAt }
}

/** Web Locks exist in secure contexts only; elsewhere the promise of this tab has to do. */
function withLock<T>(userId: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`taleglow-refresh-${userId}`, run) : run()
}
