import { setTimeout as wait } from 'node:timers/promises'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { fetchJson } from './http.ts'
import { rejected } from './openid-fault.ts'

const TRIES = 3
const PAUSE_MS = 300
const KEPT_MS = 3600_000

/** OpenID Connect Discovery 1.0, section 3; what we need of it. */
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
})

export type Discovered = {
  /** What the provider calls itself and signs as: the configured issuer, but for a slash at the end. */
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | undefined
  keys: JWTVerifyGetKey
}

async function fetchDocument(issuer: string, timeoutMs: number) {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  for (let attempt = 1; ; attempt += 1) {
    try {
      return documentSchema.parse(await fetchJson(url, { timeoutMs }))
    } catch (error) {
      if (attempt === TRIES) throw error
      await wait(PAUSE_MS * attempt)
    }
  }
}

async function discover(issuer: string, timeoutMs: number): Promise<Discovered> {
  const document = await fetchDocument(issuer, timeoutMs)
  if (document.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) {
    throw rejected(`The provider at ${issuer} calls itself ${document.issuer}`)
  }
  return {
    issuer: document.issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    userinfoEndpoint: document.userinfo_endpoint,
    keys: createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: timeoutMs }),
  }
}

/** Finds out the provider's endpoints when they are first asked for and every hour; a failure is not kept. */
export function createDiscovery(issuer: string, timeoutMs: number): () => Promise<Discovered> {
  let known: { found: Promise<Discovered>; until: number } | null = null
  return () => {
    if (known && Date.now() < known.until) return known.found
    const found = discover(issuer, timeoutMs)
    known = { found, until: Date.now() + KEPT_MS }
    found.catch(() => {
      known = null
    })
    return found
  }
}
