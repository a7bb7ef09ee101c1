import type { User } from '@taleglow/contracts'
import { currentSession } from './auth-store.ts'
import { setSession } from './set-session.ts'

/** Takes what the server tells of a user. An answer that comes after a sign-out, or for another user, is dropped. */
export function updateUser(user: User): void {
  const session = currentSession()
  if (session?.user.id === user.id) setSession(user, session.tokens)
}
