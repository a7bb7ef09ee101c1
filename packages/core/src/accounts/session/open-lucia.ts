import { Lucia, TimeSpan } from 'lucia'
import type { Context } from '../../context/index.ts'
import { ACCESS_LIFETIME_MS, createHashingAdapter } from './hashing-adapter.ts'

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>
    DatabaseSessionAttributes: { familyId: string }
  }
}

/** Lucia's session API on the database (or the open transaction) of this call. */
export function openLucia(ctx: Pick<Context, 'db' | 'clock'>) {
  return new Lucia(createHashingAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(ACCESS_LIFETIME_MS, 'ms'),
    getSessionAttributes: ({ familyId }) => ({ familyId }),
  })
}
