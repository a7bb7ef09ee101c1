import { logout, refreshSession } from '@taleglow/core/accounts'
import { schema } from '@taleglow/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountContext, calling, createAccountContext, enter, pass } from './create-account-context.ts'

const START = new Date('2026-11-21T12:00:00Z')
const DAY = 24 * 60

let ctx: AccountContext
beforeAll(async () => {
  ctx = await createAccountContext()
})
beforeEach(async () => {
  ctx.time.now = START
  await ctx.db.delete(schema.users)
})
afterAll(() => ctx.close())

const isSignedIn = async (accessToken: string) => (await calling(ctx, accessToken)).actor !== null
const refresh = (refreshToken: string) => refreshSession(ctx, { refreshToken })
const ended = { code: 'UNAUTHORIZED', key: 'sessionEnded' }

test('an access token ends after an hour, however much it was used', async () => {
  const { accessToken } = await enter(ctx)
  pass(ctx, 45)
  expect(await isSignedIn(accessToken)).toBe(true)
  pass(ctx, 14)
  expect(await isSignedIn(accessToken)).toBe(true)
  pass(ctx, 1)
  expect(await isSignedIn(accessToken)).toBe(false)
})

test('a refresh token gives a new pair', async () => {
  const first = await enter(ctx)
  pass(ctx, 70)
  const second = await refresh(first.refreshToken)
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect(second.expiresAt).toBe('2026-11-21T14:10:00.000Z')
  expect(await isSignedIn(second.token)).toBe(true)
})

test('a refresh token that is used again ends the whole sign-in', async () => {
  const first = await enter(ctx)
  const second = await refresh(first.refreshToken)
  await expect(refresh(first.refreshToken)).rejects.toMatchObject(ended)
  expect(await isSignedIn(first.accessToken)).toBe(false)
  expect(await isSignedIn(second.token)).toBe(false)
  await expect(refresh(second.refreshToken)).rejects.toMatchObject(ended)
})

test('the reuse of one sign-in’s token leaves another sign-in alone', async () => {
  const laptop = await enter(ctx)
  const phone = await enter(ctx)
  await refresh(laptop.refreshToken)
  await expect(refresh(laptop.refreshToken)).rejects.toMatchObject(ended)
  expect(await isSignedIn(phone.accessToken)).toBe(true)
})

test('of two refreshes at once one wins, and the sign-in ends as for any reuse', async () => {
  const { refreshToken } = await enter(ctx)
  const results = await Promise.allSettled([refresh(refreshToken), refresh(refreshToken)])
  expect(results.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await ctx.db.$count(schema.sessionFamilies)).toBe(0)
})

test('a refresh token lives for 30 days', async () => {
  const first = await enter(ctx)
  pass(ctx, 30 * DAY - 1)
  const second = await refresh(first.refreshToken)
  pass(ctx, 30 * DAY)
  await expect(refresh(second.refreshToken)).rejects.toMatchObject(ended)
})

test('an unknown refresh token is refused', async () => {
  await expect(refresh('nonsense')).rejects.toMatchObject(ended)
})

test('logging out ends every token of the sign-in and no other', async () => {
  const here = await enter(ctx)
  const there = await enter(ctx)
  const next = await refresh(here.refreshToken)
  await logout(await calling(ctx, next.token))
  expect(await isSignedIn(here.accessToken)).toBe(false)
  expect(await isSignedIn(next.token)).toBe(false)
  await expect(refresh(next.refreshToken)).rejects.toMatchObject(ended)
  expect(await isSignedIn(there.accessToken)).toBe(true)
})

test('what has expired is swept by refreshing and by signing in', async () => {
  const { refreshToken } = await enter(ctx)
  pass(ctx, 61)
  await refresh(refreshToken)
  expect(await ctx.db.$count(schema.sessions)).toBe(1)
  pass(ctx, 31 * DAY)
  await enter(ctx)
  expect(await ctx.db.$count(schema.sessionFamilies)).toBe(1)
  expect(await ctx.db.$count(schema.refreshTokens)).toBe(1)
})
