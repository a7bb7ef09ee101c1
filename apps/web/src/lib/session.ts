import { isDebugUser, type User } from '@taleglow/contracts'
import {
  AUTH_STORAGE_KEY,
  clearSession,
  currentSession,
  followStorage,
  type Session,
  type Tokens,
  useAuthStore,
} from './auth-store.ts'
import { callApi, isUnauthorized, isUnreachable } from './call-api.ts'
import { type RefreshOutcome, refreshSession, requestTokens } from './refresh-session.ts'
import { rejectDebugUser } from './reject-debug-user.ts'
import { followStoryStorage, STORY_STORAGE_KEY } from './story-store.ts'
import { updateUser } from './update-user.ts'

/** A token is renewed when less than this remains, looked at every minute (specification, section 9). */
const RENEW_BEFORE_MS = 5 * 60_000
const CHECK_EVERY_MS = 60_000

type LoadOutcome = 'loaded' | RefreshOutcome

/**
 * Start-up: a stored token past its end is refreshed, else the user is fetched. Any failing answer signs out; no
 * answer keeps user and tokens, so that books can be read without a network (decisions).
 */
export async function startSession(now = Date.now()): Promise<void> {
  const session = currentSession()
  if (!session) return clearSession()
  if (rejectIfDebugUser(session)) return
  const isPast = Date.parse(session.tokens.expiresAt) <= now
  const outcome = isPast ? await renewAndLoad(session) : await loadUser(session)
  if (outcome === 'failed' && currentSession()?.user.id === session.user.id) return clearSession()
  useAuthStore.setState({ status: currentSession() ? 'authenticated' : 'unauthenticated' })
}

/** Fetches the user afresh, whenever credits may have changed. Only a refused sign-in ends the session. */
export async function reloadUser(): Promise<void> {
  const session = currentSession()
  if (session) await loadUser(session)
}

/** Fetches the user, after one refresh when the token is refused although its time has not come: clocks differ. */
async function loadUser(session: Session): Promise<LoadOutcome> {
  const outcome = await fetchUser(session)
  return outcome === 'refused' ? renewAndLoad(session) : outcome
}

async function renewAndLoad(stale: Session): Promise<LoadOutcome> {
  const outcome = await refreshSession(stale)
  const renewed = currentSession()
  if (outcome !== 'refreshed' || !renewed) return outcome
  const loaded = await fetchUser(renewed)
  const isOver = loaded === 'refused' && currentSession()?.tokens.accessToken === renewed.tokens.accessToken
  if (isOver) clearSession()
  return loaded
}

async function fetchUser({ tokens }: Session): Promise<LoadOutcome> {
  try {
    updateUser(await callApi<User>('/auth/me', { accessToken: tokens.accessToken }))
    return 'loaded'
  } catch (error) {
    if (isUnreachable(error)) return 'unreachable'
    return isUnauthorized(error) ? 'refused' : 'failed'
  }
}

/** Signs out. The server is told, but a failure of that is only logged (specification, section 8). */
export const signOut = (): Promise<void> => endSession('/auth/logout', { body: {} })

/** Signs out a parent who does not agree; the server keeps no account that never had a consent. */
export const refuseConsent = (): Promise<void> => endSession('/auth/consent', { method: 'DELETE' })

async function endSession(path: string, call: Parameters<typeof callApi>[1]): Promise<void> {
  const session = currentSession()
  clearSession()
  if (!session) return
  const end = ({ accessToken }: Pick<Tokens, 'accessToken'>) => callApi(path, { ...call, accessToken })
  try {
    await end(session.tokens).catch(async (error: unknown) => {
      if (!isUnauthorized(error)) throw error
      // The access token's time was over; what must be ended lives on with the other.
      return end(await requestTokens(session.tokens.refreshToken))
    })
  } catch (error) {
    console.warn('Logout request failed', error)
  }
}

/** Renews the token before it ends, and follows what other tabs store and clear. */
export function keepSession(): void {
  setInterval(() => void renewWhenDue(), CHECK_EVERY_MS)
  // The key is null when everything was cleared at once.
  addEventListener('storage', ({ key }) => {
    if (key === AUTH_STORAGE_KEY || key === null) followOtherTab()
    if (key === STORY_STORAGE_KEY || key === null) followStoryStorage()
  })
}

/** Renews the token when less than five minutes of it remain. */
export async function renewWhenDue(now = Date.now()): Promise<void> {
  const session = currentSession()
  if (session && Date.parse(session.tokens.expiresAt) - now < RENEW_BEFORE_MS) await refreshSession(session)
}

function followOtherTab(): void {
  followStorage()
  const session = currentSession()
  if (session) rejectIfDebugUser(session)
}

function rejectIfDebugUser({ user }: Session): boolean {
  if (!isDebugUser(user)) return false
  rejectDebugUser()
  return true
}
