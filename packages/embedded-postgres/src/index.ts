export { findCommandLine } from './find-command-line.ts'
export { KEEPER, type KeeperMessage, type KeeperOptions } from './keeper-protocol.ts'
export { type OpenPostgres, openPostgres } from './open-postgres.ts'
export { stopLeftover } from './stop-leftover.ts'
