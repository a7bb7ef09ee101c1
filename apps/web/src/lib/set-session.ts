import { isDebugUser, type User } from '@taleglow/contracts'
import { storeSession, type Tokens } from './auth-store.ts'
import { rejectDebugUser } from './reject-debug-user.ts'

/** Opens a session. A debug user is thrown out before anything is stored; then false is returned. */
export function setSession(user: User, tokens: Tokens): boolean {
  if (isDebugUser(user)) {
    rejectDebugUser()
    return false
  }
  storeSession({ user, tokens })
  return true
}
