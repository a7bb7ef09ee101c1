import type { ServerEnv } from './env.ts'

const refusedByDatabase = () =>
  'The database refuses us; check user, password and database name in DATABASE_URL.'
const silentDatabase = () =>
  'The database does not answer; check that it runs and that DATABASE_URL is right.'
const unknownHost = (env: ServerEnv) =>
  `This machine has no address ${env.HOST}, or the host of the database is not known; check HOST and DATABASE_URL.`
const closed = (env: ServerEnv) =>
  `Port ${env.PORT} or the folder ${env.DATA_DIR} is not open to this user; choose others with PORT and DATA_DIR.`

/** The reasons that somebody who starts the server can do something about, by the code that the system gives. */
const REASONS: Record<string, (env: ServerEnv) => string> = {
  EADDRINUSE: (env) =>
    `Port ${env.PORT} on ${env.HOST} is in use by another program; stop it, or set PORT to another number.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  ECONNREFUSED: silentDatabase,
  CONNECT_TIMEOUT: silentDatabase,
  '28P01': refusedByDatabase,
  '3D000': refusedByDatabase,
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
  ENOTDIR: (env) => `The folder ${env.DATA_DIR} is no folder; choose another with DATA_DIR.`,
  ENOSPC: (env) => `There is no space left for the folder ${env.DATA_DIR}.`,
}

/** Every code in a chain of causes: drivers wrap what the system said. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as { code?: unknown }
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(error.cause)]
}

/** Why the server could not start, in one plain sentence where the reason is a known one. */
export function explainStartFault(error: unknown, env: ServerEnv | null): string {
  const code = codesOf(error).find((one) => one in REASONS)
  if (env && code) return REASONS[code]?.(env) ?? code
  return error instanceof Error ? error.message : String(error)
}
