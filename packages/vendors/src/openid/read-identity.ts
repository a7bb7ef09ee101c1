import type { VerifiedIdentity } from '@taleglow/core/ports'
import type { OAuth2Tokens } from 'arctic'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Discovered } from './discover.ts'
import { fetchJson } from './http.ts'
import { rejected } from './openid-fault.ts'

/** What the provider may say about a person (OpenID Connect Core 1.0, section 5.1). */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
})
type Claims = z.infer<typeof claimsSchema>

const emailSchema = z.email()

type Expected = { clientId: string; nonce: string; timeoutMs: number }

async function verifyIdToken(idToken: string, provider: Discovered, expected: Expected): Promise<Claims> {
  const { payload } = await jwtVerify(idToken, provider.keys, {
    algorithms: ['RS256'],
    // Google signs with its host alone as the issuer, too.
    issuer: [provider.issuer, provider.issuer.replace(/^https:\/\//, '')],
    audience: expected.clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: '30s',
  })
  if (payload.nonce !== expected.nonce) throw rejected('The id token carries another nonce')
  return parseClaims(payload)
}

function parseClaims(document: unknown): Claims {
  const claims = claimsSchema.safeParse(document)
  if (!claims.success) throw rejected('The provider describes the person in a form that is not known')
  return claims.data
}

/** Strict providers keep name and address out of the id token (OpenID Connect Core 1.0, section 5.4). */
async function askUserinfo(
  claims: Claims,
  tokens: OAuth2Tokens,
  endpoint: string,
  timeoutMs: number,
): Promise<Claims> {
  const headers = { authorization: `Bearer ${tokens.accessToken()}` }
  const document = await fetchJson(endpoint, { timeoutMs, headers })
  const told = parseClaims(document)
  if (told.sub !== claims.sub) throw rejected('The provider describes another person than it signed for')
  return { ...told, ...claims }
}

/**
 * Who signed in, from the tokens of a code.
 * @throws VendorError or an error of jose when signature, issuer, audience, expiry or nonce do not hold
 */
export async function readIdentity(
  tokens: OAuth2Tokens,
  provider: Discovered,
  expected: Expected,
): Promise<VerifiedIdentity> {
  const signed = await verifyIdToken(tokens.idToken(), provider, expected)
  const endpoint = signed.email === undefined ? provider.userinfoEndpoint : undefined
  const claims = endpoint ? await askUserinfo(signed, tokens, endpoint, expected.timeoutMs) : signed
  const email = emailSchema.safeParse(claims.email)
  if (!email.success) throw rejected('The provider gives no e-mail address')
  return {
    issuer: provider.issuer,
    subject: claims.sub,
    email: email.data,
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? '',
  }
}
