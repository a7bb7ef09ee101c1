import { AUTH_STORAGE_KEY, clearSession } from './auth-store.ts'
import { goTo } from './go-to.ts'

const CLEARS_KEY = 'debug-user-clears'
const WINDOW_MS = 5 * 60_000
const LIMIT = 3

export type DebugReason = 'debug_user_cleared' | 'debug_user_limit' | 'clear_failed'

/**
 * Throws an illegal user out (specification, section 5): clears what is stored and leads to /auth with the reason,
 * which after 3 clears within 5 minutes is `debug_user_limit`.
 */
export function rejectDebugUser(now = Date.now()): DebugReason {
  const reason = clearEverything() ? countClear(now) : 'clear_failed'
  goTo(`/auth?reason=${reason}`)
  return reason
}

function clearEverything(): boolean {
  try {
    clearSession()
    return localStorage.getItem(AUTH_STORAGE_KEY) === null
  } catch {
    return false
  }
}

function countClear(now: number): DebugReason {
  const earlier = readClears().filter((at) => now - at < WINDOW_MS)
  localStorage.setItem(CLEARS_KEY, JSON.stringify([...earlier, now]))
  return earlier.length >= LIMIT ? 'debug_user_limit' : 'debug_user_cleared'
}

function readClears(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CLEARS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : []
  } catch {
    return []
  }
}
