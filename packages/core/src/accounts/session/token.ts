import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that can stand in a URL. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex: the only form in which a secret is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
