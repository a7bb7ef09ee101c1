import { requireActor } from '@taleglow/core/context'
import { initTRPC } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { z } from 'zod'
import { describeFailure, type Failure } from './errors/describe-failure.ts'
import { DEFAULT_LANGUAGE } from './request/choose-language.ts'
import type { ApiContext } from './request/context.ts'

/** tRPC's own number for a failure; its client comes back by itself after one of 500 and above. */
function rpcCode({
  status,
}: Failure): (typeof TRPC_ERROR_CODES_BY_KEY)[keyof typeof TRPC_ERROR_CODES_BY_KEY] {
  if (status >= 500) return TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR
  if (status === 401) return TRPC_ERROR_CODES_BY_KEY.UNAUTHORIZED
  if (status === 402) return TRPC_ERROR_CODES_BY_KEY.PAYMENT_REQUIRED
  if (status === 403) return TRPC_ERROR_CODES_BY_KEY.FORBIDDEN
  if (status === 404) return TRPC_ERROR_CODES_BY_KEY.NOT_FOUND
  if (status === 409) return TRPC_ERROR_CODES_BY_KEY.CONFLICT
  if (status === 413) return TRPC_ERROR_CODES_BY_KEY.PAYLOAD_TOO_LARGE
  if (status === 429) return TRPC_ERROR_CODES_BY_KEY.TOO_MANY_REQUESTS
  return TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST
}

type Meta = {
  /** Whether the call is answered without a token, and therefore also with a token that has ended. */
  isPublic: boolean
}

const t = initTRPC
  .context<ApiContext>()
  .meta<Meta>()
  .create({
    isDev: false,
    defaultMeta: { isPublic: false },
    sse: {
      maxDurationMs: 15 * 60_000,
      ping: { enabled: true, intervalMs: 5_000 },
      client: { reconnectAfterInactivityMs: 15_000 },
    },
    errorFormatter({ error, ctx, input }) {
      const failure = describeFailure(error, ctx?.language ?? DEFAULT_LANGUAGE, input)
      const { code, status, message, details } = failure
      return { message, code: rpcCode(failure), data: { code, httpStatus: status, details } }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** A call that needs no token. */
export const publicProcedure = t.procedure.meta({ isPublic: true })

/** A call for a signed-in user; the token is looked at before the input is. */
export const signedInProcedure = t.procedure.use(({ ctx, next }) =>
  next({ ctx: { actor: requireActor(ctx) } }),
)

/** Input of a call that takes none; unknown fields are refused here too. */
export const noInput = z.strictObject({}).optional()
/** Answer of a call that has nothing to say. */
export const emptyAnswer = z.object({})
