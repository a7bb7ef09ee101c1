import { AppError } from './app-error.ts'
import type { Actor, Context } from './context.ts'

/**
 * The signed-in user of a call.
 * @throws AppError UNAUTHORIZED when nobody is signed in
 */
export function requireActor(ctx: Pick<Context, 'actor'>): Actor {
  if (!ctx.actor) throw new AppError('UNAUTHORIZED', 'unauthorized')
  return ctx.actor
}
