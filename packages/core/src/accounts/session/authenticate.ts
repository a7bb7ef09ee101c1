import type { Actor, Context } from '../../context/index.ts'
import { openLucia } from './open-lucia.ts'

/** Whose access token this is; null when it is unknown or has ended. */
export async function authenticate(
  ctx: Pick<Context, 'db' | 'clock'>,
  accessToken: string,
): Promise<Actor | null> {
  const { session } = await openLucia(ctx).validateSession(accessToken)
  return session && { userId: session.userId, familyId: session.familyId }
}
