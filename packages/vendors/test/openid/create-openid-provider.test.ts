import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOpenIdProvider } from '../../src/openid/index.ts'
import { CLIENT, openStandIn, type Twist } from './stand-in-provider.ts'

let standIn: Awaited<ReturnType<typeof openStandIn>>
beforeAll(async () => {
  standIn = await openStandIn()
})
beforeEach(() => {
  standIn.state.twist = {}
  standIn.state.discoveries = 0
})
afterAll(() => standIn.close())

const ATTEMPT = { state: 'the-state', codeVerifier: 'v'.repeat(43), nonce: 'the-nonce' }
const open = (timeoutMs?: number, issuer = standIn.issuer) =>
  createOpenIdProvider({ issuer, ...CLIENT, ...(timeoutMs && { timeoutMs }) })

async function signIn(twist: Twist = {}, provider = open()) {
  const url = await provider.authorizationUrl(ATTEMPT)
  standIn.state.twist = twist
  return provider.redeem({ ...ATTEMPT, code: standIn.authorize(url) })
}

test('the browser is sent off with PKCE, state and nonce, and without the secret', async () => {
  const url = await open().authorizationUrl(ATTEMPT)
  expect(url.origin + url.pathname).toBe(`${standIn.issuer}/auth`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'taleglow',
    redirect_uri: CLIENT.redirectUri,
    code_challenge_method: 'S256',
    state: 'the-state',
    nonce: 'the-nonce',
    scope: 'openid email profile',
  })
  expect(url.href).not.toContain(ATTEMPT.codeVerifier)
  expect(url.href).not.toContain(CLIENT.clientSecret)
})

test('a code is exchanged for the person the provider signed for', async () => {
  expect(await signIn()).toEqual({
    issuer: standIn.issuer,
    subject: 'anna-1',
    email: 'anna@example.com',
    emailVerified: true,
    name: 'Anna',
  })
  expect(standIn.state.basic).toBe(`Basic ${Buffer.from('taleglow:s3cret').toString('base64')}`)
})

test.each([
  ['with a slash that it does not have', '/', ''],
  ['without the slash that it has', '', '/'],
])('a provider configured %s signs people in under its own name', async (_what, configured, own) => {
  const issuer = `${standIn.issuer}${own}`
  standIn.state.twist = { issuer }
  const signedIn = await signIn({ issuer }, open(undefined, `${standIn.issuer}${configured}`))
  expect(signedIn).toMatchObject({ issuer, subject: 'anna-1' })
})

test.each<[string, Twist]>([
  ['signed by another key', { foreignKey: true }],
  ['for another client', { audience: 'someone-else' }],
  ['that has expired', { expired: true }],
  ['from another issuer', { claims: { iss: 'https://evil.example' } }],
  ['with another nonce', { claims: { nonce: 'replayed' } }],
  ['without an address anywhere', { claims: { email: undefined } }],
  ['with something that is no address', { claims: { email: 'anna' } }],
])('an id token %s is rejected', async (_what, twist) => {
  await expect(signIn(twist)).rejects.toMatchObject({ name: 'VendorError', kind: 'rejected' })
})

test('a code the provider does not know is rejected', async () => {
  await expect(open().redeem({ ...ATTEMPT, code: 'made-up' })).rejects.toMatchObject({ kind: 'rejected' })
})

test('a code is worth nothing without its verifier', async () => {
  const provider = open()
  const code = standIn.authorize(await provider.authorizationUrl(ATTEMPT))
  const stolen = provider.redeem({ ...ATTEMPT, code, codeVerifier: 'w'.repeat(43) })
  await expect(stolen).rejects.toMatchObject({ kind: 'rejected' })
})

test('an address that is not verified is told as such', async () => {
  expect((await signIn({ claims: { email_verified: false } })).emailVerified).toBe(false)
  expect((await signIn({ claims: { email_verified: undefined } })).emailVerified).toBe(false)
})

test('what a strict provider keeps out of the id token is asked for, about the same person only', async () => {
  const claims = { email: undefined, email_verified: undefined, name: undefined }
  const userinfo = { sub: 'anna-1', email: 'anna@example.com', email_verified: true, name: 'Anna' }
  expect(await signIn({ claims, userinfo })).toMatchObject({ email: 'anna@example.com', emailVerified: true })
  const other = signIn({ claims, userinfo: { ...userinfo, sub: 'ben-2' } })
  await expect(other).rejects.toMatchObject({ kind: 'rejected' })
})

test('an outage of the token endpoint may pass', async () => {
  await expect(signIn({ tokenStatus: 503 })).rejects.toMatchObject({ kind: 'temporary' })
})

test('a provider that never answers is given up on', async () => {
  const provider = open(200)
  const code = standIn.authorize(await provider.authorizationUrl(ATTEMPT))
  standIn.state.twist = { hangs: true }
  await expect(provider.redeem({ ...ATTEMPT, code })).rejects.toMatchObject({ kind: 'temporary' })
})

test('the endpoints are discovered once, and again after a stumble', async () => {
  standIn.state.twist = { discoveryFailures: 1 }
  const provider = open()
  await provider.authorizationUrl(ATTEMPT)
  await provider.authorizationUrl(ATTEMPT)
  expect(standIn.state.discoveries).toBe(2)
})

test('a provider that cannot be reached is a temporary fault, and is asked again the next time', async () => {
  standIn.state.twist = { discoveryFailures: 3 }
  const provider = open()
  await expect(provider.authorizationUrl(ATTEMPT)).rejects.toMatchObject({ kind: 'temporary' })
  await expect(provider.authorizationUrl(ATTEMPT)).resolves.toBeInstanceOf(URL)
})

test('a provider that calls itself by another name is rejected', async () => {
  standIn.state.twist = { issuer: 'https://evil.example' }
  await expect(open().authorizationUrl(ATTEMPT)).rejects.toMatchObject({ kind: 'rejected' })
})
