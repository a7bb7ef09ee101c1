import { isDebugUser, type User } from '@taleglow/contracts'
import { clearSession, useAuthStore } from './auth-store.ts'
import { ApiError, callApi, isUnreachable } from './call-api.ts'
import { refreshSession } from './refresh-session.ts'
import { rejectDebugUser } from './reject-debug-user.ts'
import { setSession } from './set-session.ts'

/** A token is renewed when less than this remains, looked at every minute (specification, section 9). */
const RENEW_BEFORE_MS = 5 * 60_000
const CHECK_EVERY_MS = 60_000

/**
 * Start-up: a stored token past its end is refreshed, else the user is fetched. Any failing answer signs out; no
 * answer keeps user and tokens, so that books can be read without a network (decisions).
 */
export async function startSession(now = Date.now()): Promise<void> {
  const { user, tokens } = useAuthStore.getState()
  if (user && isDebugUser(user)) {
    rejectDebugUser()
    return
  }
  if (!user || !tokens) return clearSession()
  if (Date.parse(tokens.expiresAt) <= now) {
    const outcome = await refreshSession(tokens.accessToken)
    if (outcome === 'refused') return
    if (outcome === 'unreachable') {
      useAuthStore.setState({ status: 'authenticated' })
      return
    }
  }
  await reloadUser()
}

/** Fetches the user afresh: at the start, and whenever credits may have changed. */
export async function reloadUser(): Promise<void> {
  const used = useAuthStore.getState().tokens?.accessToken
  if (!used) return
  try {
    setSession(await fetchUser(used))
  } catch (error) {
    if (!isUnreachable(error)) return clearSession()
    useAuthStore.setState({ status: 'authenticated' })
  }
}

/** The user, after one refresh when the token is refused although its time has not come: clocks differ. */
async function fetchUser(accessToken: string): Promise<User> {
  try {
    return await callApi<User>('/auth/me', { accessToken })
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401
    if (!refused || (await refreshSession(accessToken)) !== 'refreshed') throw error
    return callApi<User>('/auth/me', { accessToken: useAuthStore.getState().tokens?.accessToken ?? '' })
  }
}

/** Signs out. The server is told, but a failure of that is only logged (specification, section 8). */
export async function signOut(): Promise<void> {
  const accessToken = useAuthStore.getState().tokens?.accessToken
  clearSession()
  if (!accessToken) return
  try {
    await callApi('/auth/logout', { body: {}, accessToken })
  } catch (error) {
    console.warn('Logout request failed', error)
  }
}

/** Renews the token before it ends, and follows a sign-in or sign-out of another tab. */
export function keepSession(): void {
  setInterval(() => void renewWhenDue(), CHECK_EVERY_MS)
  addEventListener('storage', (event) => {
    if (event.key === useAuthStore.persist.getOptions().name) void followOtherTab()
  })
}

/** Renews the token when less than five minutes of it remain. */
export async function renewWhenDue(now = Date.now()): Promise<void> {
  const { tokens } = useAuthStore.getState()
  if (tokens && Date.parse(tokens.expiresAt) - now < RENEW_BEFORE_MS) await refreshSession(tokens.accessToken)
}

async function followOtherTab(): Promise<void> {
  if (localStorage.getItem(useAuthStore.persist.getOptions().name ?? '') === null) return clearSession()
  await useAuthStore.persist.rehydrate()
  const { user, tokens } = useAuthStore.getState()
  if (user && isDebugUser(user)) {
    rejectDebugUser()
    return
  }
  useAuthStore.setState({ status: user && tokens ? 'authenticated' : 'unauthenticated' })
}
