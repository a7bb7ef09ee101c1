import { Lucia, TimeSpan } from 'lucia'
import type { Context } from '../../context/index.ts'
import { createHashingAdapter } from './hashing-adapter.ts'

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>
    DatabaseSessionAttributes: { familyId: string }
  }
}

const ACCESS_LIFETIME = new TimeSpan(1, 'h')

/** Lucia's session API on the database (or the open transaction) of this call. */
export function openLucia(ctx: Pick<Context, 'db' | 'clock'>) {
  return new Lucia(createHashingAdapter(ctx), {
    sessionExpiresIn: ACCESS_LIFETIME,
    getSessionAttributes: ({ familyId }) => ({ familyId }),
  })
}
