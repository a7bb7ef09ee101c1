import { type Context, requireActor } from '../context/index.ts'
import { endFamily } from './session/end-family.ts'

/** Ends the sign-in that the call's token descends from, with all its tokens. */
export async function logout(ctx: Context): Promise<void> {
  await endFamily(ctx, requireActor(ctx).familyId)
}
