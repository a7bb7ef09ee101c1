import { giveConsent, refuseConsent, requireConsent } from '@taleglow/core/accounts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountContext, calling, createAccountContext, enter, pass } from './create-account-context.ts'
import { ANNA } from './fake-openid.ts'

let ctx: AccountContext
let caller: AccountContext
beforeAll(async () => {
  ctx = await createAccountContext()
  caller = await calling(ctx, (await enter(ctx)).accessToken)
})
afterAll(() => ctx.close())

test('without consent, what needs it is refused with the reason', async () => {
  await expect(requireConsent(caller)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    details: { reason: 'consent' },
  })
})

test('another version than the one asked for is refused, naming the field', async () => {
  await expect(giveConsent(caller, { version: 99 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    status: 400,
    details: [{ path: 'version' }],
  })
})

test('consent is kept with its version and its first date', async () => {
  expect((await giveConsent(caller, { version: 1 })).consentVersion).toBe(1)
  await expect(requireConsent(caller)).resolves.toBeUndefined()
  pass(ctx, 30)
  await giveConsent(caller, { version: 1 })
  const [user] = await ctx.db.select().from(schema.users)
  expect(user?.consentAt?.toISOString()).toBe('2026-11-21T12:00:00.000Z')
})

test('whoever refuses and never agreed has no account and no sign-in any more', async () => {
  ctx.openid.person = { ...ANNA, subject: 'ben-1', email: 'ben@example.com' }
  const { accessToken, user } = await enter(ctx)
  await refuseConsent(await calling(ctx, accessToken))
  expect(await ctx.db.$count(schema.users, eq(schema.users.id, user.id))).toBe(0)
  expect((await calling(ctx, accessToken)).actor).toBeNull()
})

test('whoever agreed to an earlier version is logged out, and keeps the account', async () => {
  const { accessToken, user } = await enter(ctx)
  await ctx.db.update(schema.users).set({ consentVersion: 0 }).where(eq(schema.users.id, user.id))
  await refuseConsent(await calling(ctx, accessToken))
  expect(await ctx.db.$count(schema.users, eq(schema.users.id, user.id))).toBe(1)
  expect((await calling(ctx, accessToken)).actor).toBeNull()
})
