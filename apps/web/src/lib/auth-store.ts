import type { User } from '@taleglow/contracts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type Tokens = {
  accessToken: string
  refreshToken: string
  /** ISO 8601. */
  expiresAt: string
}

export type AuthStatus = 'unauthenticated' | 'loading' | 'authenticated'

type AuthState = { user: User | null; tokens: Tokens | null; status: AuthStatus }

export const AUTH_STORAGE_KEY = 'auth-storage'

/** Who is signed in. Only `user` and `tokens` are stored, in the form `{state: {user, tokens}, version: 0}`. */
export const useAuthStore = create<AuthState>()(
  persist((): AuthState => ({ user: null, tokens: null, status: 'loading' }), {
    name: AUTH_STORAGE_KEY,
    version: 0,
    partialize: ({ user, tokens }) => ({ user, tokens }),
  }),
)

/** The signed-in user, for screens behind the guard and for those that differ for visitors. */
export function useUser(): User | null {
  return useAuthStore((state) => state.user)
}

/** Forgets user and tokens, in memory and in the browser's storage. */
export function clearSession(): void {
  useAuthStore.setState({ user: null, tokens: null, status: 'unauthenticated' })
  useAuthStore.persist.clearStorage()
}
