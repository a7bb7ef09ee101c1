import { clearSession, type Tokens, useAuthStore } from './auth-store.ts'
import { callApi, isUnreachable } from './call-api.ts'

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

/** Hours a token is taken to live when the answer names no end (specification, section 9). */
const ASSUMED_LIFETIME_MS = 24 * 3_600_000

let underWay: Promise<RefreshOutcome> | null = null

/**
 * Trades the refresh token for new tokens. However many calls ask, one refresh runs: a shared promise in this tab and
 * a lock over all tabs, because a refresh token may be used only once. Refused clears the session.
 * @param stale the access token that was refused or is about to end
 */
export function refreshSession(stale: string): Promise<RefreshOutcome> {
  underWay ??= withLock(() => refreshUnlessDone(stale)).finally(() => {
    underWay = null
  })
  return underWay
}

async function refreshUnlessDone(stale: string): Promise<RefreshOutcome> {
  await useAuthStore.persist.rehydrate()
  const { tokens } = useAuthStore.getState()
  if (!tokens) return refuse()
  if (tokens.accessToken !== stale) return 'refreshed'
  try {
    useAuthStore.setState({ tokens: await requestTokens(tokens.refreshToken) })
    return 'refreshed'
  } catch (error) {
    return isUnreachable(error) ? 'unreachable' : refuse()
  }
}

async function requestTokens(refreshToken: string): Promise<Tokens> {
  const data = await callApi<{ token: string; refreshToken: string; expiresAt?: string }>('/auth/refresh', {
    body: { refreshToken },
  })
  const expiresAt = data.expiresAt ?? new Date(Date.now() + ASSUMED_LIFETIME_MS).toISOString()
  return { accessToken: data.token, refreshToken: data.refreshToken, expiresAt }
}

function refuse(): RefreshOutcome {
  clearSession()
  return 'refused'
}

/** Web Locks exist in secure contexts only; elsewhere the promise of this tab has to do. */
function withLock<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('taleglow-refresh', run) : run()
}
