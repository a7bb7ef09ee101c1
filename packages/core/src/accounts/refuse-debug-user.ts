import { isDebugUser } from '@taleglow/contracts'
import { AppError } from '../context/index.ts'

/** @throws AppError FORBIDDEN with details.reason "debug_user" (specification, section 5) */
export function refuseDebugUser(user: { id?: string; email: string; name: string }): void {
  if (isDebugUser(user)) {
    throw new AppError('FORBIDDEN', 'debugUser', { details: { reason: 'debug_user' } })
  }
}
