import { randomBytes } from 'node:crypto'

/** A name for a database or a folder that no other run and no other test file has. */
export const nameDatabase = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`
