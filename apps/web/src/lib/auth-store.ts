import type { User } from '@taleglow/contracts'
import { create } from 'zustand'

export type Tokens = {
  accessToken: string
  refreshToken: string
  /** ISO 8601. */
  expiresAt: string
}

/** A signed-in user and what proves it. */
export type Session = { user: User; tokens: Tokens }

export type AuthStatus = 'unauthenticated' | 'loading' | 'authenticated'

type AuthState = { user: User | null; tokens: Tokens | null; status: AuthStatus }

export const AUTH_STORAGE_KEY = 'auth-storage'

const NOBODY = { user: null, tokens: null }

/**
 * Who is signed in. The storage is written when a session is stored and when it is cleared, and at no other change:
 * zustand's own persistence writes at every one, and tabs that follow each other would wake each other for ever.
 */
export const useAuthStore = create<AuthState>(() => ({ ...(readStored() ?? NOBODY), status: 'loading' }))

/** The signed-in user, for screens behind the guard and for those that differ for visitors. */
export function useUser(): User | null {
  return useAuthStore((state) => state.user)
}

/** The session of this moment; another tab may have changed it since this one looked. */
export function currentSession(): Session | null {
  followStorage()
  const { user, tokens } = useAuthStore.getState()
  return user && tokens ? { user, tokens } : null
}

/** Takes a session as the one, here and for every tab, in the form `{state: {user, tokens}, version: 0}`. */
export function storeSession({ user, tokens }: Session): void {
  useAuthStore.setState({ user, tokens, status: 'authenticated' })
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state: { user, tokens }, version: 0 }))
}

/** Forgets user and tokens, in memory and in the browser's storage. */
export function clearSession(): void {
  useAuthStore.setState({ ...NOBODY, status: 'unauthenticated' })
  localStorage.removeItem(AUTH_STORAGE_KEY)
}

/** Takes over what another tab has stored or cleared; changes this tab's memory alone, and only what differs. */
export function followStorage(): void {
  const stored = readStored() ?? NOBODY
  const now = useAuthStore.getState()
  const user = isSame(stored.user, now.user) ? now.user : stored.user
  const tokens = isSame(stored.tokens, now.tokens) ? now.tokens : stored.tokens
  if (user === now.user && tokens === now.tokens) return
  const settled = user ? 'authenticated' : 'unauthenticated'
  useAuthStore.setState({ user, tokens, status: now.status === 'loading' ? 'loading' : settled })
}

function readStored(): Session | null {
  try {
    const { user, tokens } = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null').state
    return user?.id && tokens?.accessToken ? { user, tokens } : null
  } catch {
    return null
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
