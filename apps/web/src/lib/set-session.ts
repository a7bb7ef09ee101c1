import { isDebugUser, type User } from '@taleglow/contracts'
import { type Tokens, useAuthStore } from './auth-store.ts'
import { rejectDebugUser } from './reject-debug-user.ts'

/**
 * Takes a user, and tokens where there are new ones, as the session. A debug user is thrown out before anything
 * is stored; then false is returned.
 */
export function setSession(user: User, tokens?: Tokens): boolean {
  if (isDebugUser(user)) {
    rejectDebugUser()
    return false
  }
  useAuthStore.setState({ user, status: 'authenticated', ...(tokens && { tokens }) })
  return true
}
