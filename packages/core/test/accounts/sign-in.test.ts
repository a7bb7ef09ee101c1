import { createHash } from 'node:crypto'
import { getUser, signIn, startSignIn } from '@taleglow/core/accounts'
import { schema } from '@taleglow/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountContext, calling, createAccountContext, enter, pass } from './create-account-context.ts'
import { ANNA, createFakeOpenId } from './fake-openid.ts'

let ctx: AccountContext
beforeAll(async () => {
  ctx = await createAccountContext()
})
beforeEach(async () => {
  ctx.openid = createFakeOpenId()
  await ctx.db.delete(schema.users)
  await ctx.db.delete(schema.signInAttempts)
})
afterAll(() => ctx.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a first sign-in makes a user with this month’s credits and a session', async () => {
  const signedIn = await enter(ctx)
  expect(signedIn.user).toMatchObject({
    email: 'anna@example.com',
    name: 'Anna Li',
    credits: 50,
    plan: 'free',
    emailVerified: true,
    hasPassword: false,
    isDebugUser: false,
    consentVersion: null,
    requiredConsentVersion: 1,
  })
  expect(signedIn.redirectTo).toBeNull()
  expect(signedIn.expiresAt).toBe('2026-11-21T13:00:00.000Z')
  const caller = await calling(ctx, signedIn.accessToken)
  expect((await getUser(caller)).id).toBe(signedIn.user.id)
})

test('the path that was asked for comes back', async () => {
  const { state } = await startSignIn(ctx, { redirectTo: '/create' })
  expect((await signIn(ctx, { code: 'c', state })).redirectTo).toBe('/create')
})

test('verifier and nonce stay here, and of the state only its hash is kept', async () => {
  const { url, state } = await startSignIn(ctx, {})
  const [attempt] = await ctx.db.select().from(schema.signInAttempts)
  expect(attempt?.stateHash).toBe(sha256(state))
  expect(url).not.toContain(attempt?.codeVerifier)
  await signIn(ctx, { code: 'the-code', state })
  expect(ctx.openid.redeemed).toEqual([
    { code: 'the-code', codeVerifier: attempt?.codeVerifier, nonce: attempt?.nonce },
  ])
})

test('tokens are stored as hashes only', async () => {
  const { accessToken, refreshToken } = await enter(ctx)
  const [session] = await ctx.db.select().from(schema.sessions)
  const [refresh] = await ctx.db.select().from(schema.refreshTokens)
  expect(session?.id).toBe(sha256(accessToken))
  expect(refresh?.hash).toBe(sha256(refreshToken))
  expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32)
})

test('a stolen hash opens nothing', async () => {
  const { accessToken } = await enter(ctx)
  for (const guess of [sha256(accessToken), `sha256:${sha256(accessToken)}`]) {
    expect((await calling(ctx, guess)).actor).toBeNull()
  }
})

test('a state is used once', async () => {
  const { state } = await startSignIn(ctx, {})
  await signIn(ctx, { code: 'c', state })
  await expect(signIn(ctx, { code: 'c', state })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a state is used up by a failure too', async () => {
  const { state } = await startSignIn(ctx, {})
  ctx.openid.fault = 'rejected'
  await expect(signIn(ctx, { code: 'c', state })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    key: 'signInFailed',
  })
  ctx.openid.fault = null
  await expect(signIn(ctx, { code: 'c', state })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a state ends after ten minutes, and its row is swept by the next sign-in', async () => {
  const { state } = await startSignIn(ctx, {})
  await startSignIn(ctx, {})
  pass(ctx, 10)
  await expect(signIn(ctx, { code: 'c', state })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await startSignIn(ctx, {})
  expect(await ctx.db.$count(schema.signInAttempts)).toBe(1)
})

test('a provider that cannot be reached is our fault and not the user’s', async () => {
  const { state } = await startSignIn(ctx, {})
  ctx.openid.fault = 'temporary'
  await expect(signIn(ctx, { code: 'c', state })).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })
  await expect(startSignIn(ctx, {})).rejects.toMatchObject({ code: 'INTERNAL_ERROR', key: 'signInFailed' })
})

test('an address that is not verified makes no user', async () => {
  ctx.openid.person = { ...ANNA, emailVerified: false }
  await expect(enter(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN', key: 'emailUnverified' })
  expect(await ctx.db.$count(schema.users)).toBe(0)
})

test.each([
  ['an address with debug in it', { email: 'my.DEBUG.box@example.com' }],
  ['a name with Debug in it', { name: 'Debug Parent' }],
  ['a name with the Chinese word for debugging', { name: '调试用户' }],
])('%s is refused and makes no user', async (_what, marker) => {
  ctx.openid.person = { ...ANNA, ...marker }
  await expect(enter(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { reason: 'debug_user' } })
  expect(await ctx.db.$count(schema.users)).toBe(0)
})

test('a user whom we know by a debug name is refused, whatever the provider calls them', async () => {
  await ctx.db.insert(schema.users).values({ email: 'anna@example.com', name: '调试', emailVerified: true })
  await expect(enter(ctx)).rejects.toMatchObject({ details: { reason: 'debug_user' } })
  expect(await ctx.db.$count(schema.sessions)).toBe(0)
})

test('the same person is the same user, also under a new address', async () => {
  const first = await enter(ctx)
  ctx.openid.person = { ...ANNA, email: 'anna.li@example.com' }
  const second = await enter(ctx)
  expect(second.user.id).toBe(first.user.id)
  expect(second.user.credits).toBe(50)
})

test('another provider’s person with the same verified address is the same user', async () => {
  const first = await enter(ctx)
  ctx.openid.person = { ...ANNA, issuer: 'https://other.example', subject: '7', email: 'Anna@Example.com' }
  expect((await enter(ctx)).user.id).toBe(first.user.id)
  expect(await ctx.db.$count(schema.identities)).toBe(2)
})

test('two first sign-ins at once make one user with one grant', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => enter(ctx)))
  expect(new Set(users.map((one) => one.user.id)).size).toBe(1)
  expect((await enter(ctx)).user.credits).toBe(50)
})

test('a name is one tidy line of at most 50 characters', async () => {
  ctx.openid.person = { ...ANNA, name: `  Anna\u202E\n  Li ${'长'.repeat(80)} ` }
  const { name } = (await enter(ctx)).user
  expect(name.startsWith('Anna Li 长长')).toBe(true)
  expect([...name]).toHaveLength(50)
})

test('without a name the address gives one', async () => {
  ctx.openid.person = { ...ANNA, name: ' \u200B ' }
  expect((await enter(ctx)).user.name).toBe('anna')
})

test('a new month’s credits are there when the user is asked for', async () => {
  const { accessToken } = await enter(ctx)
  pass(ctx, 30)
  const before = await getUser(await calling(ctx, accessToken))
  const caller = await calling(ctx, accessToken)
  ctx.time.now = new Date('2026-12-01T00:00:00Z')
  const after = await getUser(caller)
  ctx.time.now = new Date('2026-11-21T12:00:00Z')
  expect([before.credits, after.credits]).toEqual([50, 50])
  expect(await ctx.db.$count(schema.creditLots)).toBe(2)
})
