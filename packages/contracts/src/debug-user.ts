const DEBUG_NAME = /Debug|调试/

/**
 * Whether a user carries a debug marker and is therefore illegal (specification, section 5): the flag, an e-mail or
 * id with 'debug' in it, or a name with 'Debug' or the Chinese word for debugging.
 */
export function isDebugUser(user: {
  id?: string
  email?: string
  name?: string
  isDebugUser?: boolean
}): boolean {
  return (
    user.isDebugUser === true ||
    (user.email?.toLowerCase().includes('debug') ?? false) ||
    (user.id?.toLowerCase().includes('debug') ?? false) ||
    DEBUG_NAME.test(user.name ?? '')
  )
}
