import type { ServerEnv } from './env.ts'

/** The first code in a chain of causes: drivers wrap what the system said. */
function systemCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : systemCode(error.cause)
}

/** Why the server could not start, in one plain sentence where the reason is a known one. */
export function explainStartFault(error: unknown, env: ServerEnv | null): string {
  switch (env && systemCode(error)) {
    case 'EADDRINUSE':
      return `Port ${env?.PORT} on ${env?.HOST} is in use by another program; stop it, or set PORT to another number.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${env?.HOST}, or the database's host is not known; check HOST and DATABASE_URL.`
    case 'ECONNREFUSED':
    case 'CONNECT_TIMEOUT':
      return 'The database does not answer; check that it runs and that DATABASE_URL is right.'
    case '28P01':
    case '3D000':
      return 'The database refuses us; check user, password and database name in DATABASE_URL.'
    case 'EACCES':
    case 'EPERM':
      return `Port ${env?.PORT} or the folder ${env?.DATA_DIR} is not open to this user; choose others in PORT and DATA_DIR.`
    case 'ENOSPC':
      return `There is no space left for ${env?.DATA_DIR}.`
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
