import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const prefix = 'whsec_'

/** Reads the webhook secret of this data folder and makes one the first time. */
export function openWebhookSecret(folder: string): string {
  const file = path.join(folder, 'webhook-secret')
  mkdirSync(folder, { recursive: true })
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = prefix + randomBytes(24).toString('base64')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

/** The `webhook-signature` header for a body: HMAC-SHA256 of `id.timestamp.body` in base64, after `v1,`. */
export function signWebhook(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
