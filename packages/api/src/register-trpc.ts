import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { describeFailure, retryAfter, unwrap } from './errors/describe-failure.ts'
import { DEFAULT_LANGUAGE } from './request/choose-language.ts'
import { type ApiServices, createContext } from './request/context.ts'
import { type AppRouter, appRouter } from './router.ts'

/** Calls that may travel in one request. */
const MAX_BATCH = 20

/** Serves the router below the prefix it is registered with; subscriptions are streams of server-sent events. */
export async function registerTrpc(app: FastifyInstance, { services }: { services: ApiServices }) {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ req }) => createContext(services, req),
    onError({ error, req, path }) {
      const { status } = describeFailure(error, DEFAULT_LANGUAGE)
      if (status >= 500 && !services.stopping.aborted)
        req.log.error({ err: unwrap(error), path }, 'A call failed')
    },
    responseMeta({ errors, eagerGeneration }) {
      const waits = errors.map((error) => retryAfter(describeFailure(error, DEFAULT_LANGUAGE)) ?? 0)
      const longest = Math.max(0, ...waits)
      const headers = new Headers(eagerGeneration ? {} : { 'cache-control': 'no-store' })
      if (longest > 0) headers.set('retry-after', String(longest))
      return { headers }
    },
  }
  await app.register(fastifyTRPCPlugin<AppRouter>, { trpcOptions })
}
