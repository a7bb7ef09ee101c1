import type { SignedIn } from '@taleglow/contracts'
import { authenticate, signIn, startSignIn } from '@taleglow/core/accounts'
import { createTestContext, type TestContext } from '../create-test-context.ts'
import { createFakeOpenId, type FakeOpenId } from './fake-openid.ts'

export type AccountContext = TestContext & { openid: FakeOpenId; userAgent: string; time: { now: Date } }

/** A context with a provider in memory and a clock that tests move. */
export async function createAccountContext(): Promise<AccountContext> {
  const time = { now: new Date('2026-11-21T12:00:00Z') }
  const ctx = await createTestContext(() => time.now)
  return { ...ctx, openid: createFakeOpenId(), userAgent: 'Test/1.0', time }
}

/** Signs in whoever the provider names at present. */
export async function enter(ctx: AccountContext): Promise<SignedIn> {
  const { state } = await startSignIn(ctx, {})
  return signIn(ctx, { code: 'code', state })
}

/** The context of a call that brings this access token. */
export async function calling(ctx: AccountContext, accessToken: string): Promise<AccountContext> {
  return { ...ctx, actor: await authenticate(ctx, accessToken) }
}

export function pass(ctx: AccountContext, minutes: number): void {
  ctx.time.now = new Date(ctx.time.now.getTime() + minutes * 60_000)
}
