import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { JWKS } from 'oidc-provider'

export interface Keys {
  jwks: JWKS
  cookieKeys: string[]
}

/** Reads the provider's signing key (RS256) and cookie keys, and makes them the first time. */
export function openKeys(folder: string): Keys {
  const file = path.join(folder, 'keys.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const keys = makeKeys()
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
    return keys
  }
}

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  }
  return { jwks: { keys: [key] } as JWKS, cookieKeys: [randomBytes(32).toString('base64url')] }
}
