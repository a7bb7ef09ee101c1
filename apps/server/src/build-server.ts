import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import {
  type ApiServices,
  registerAuthentication,
  registerRest,
  registerTrpc,
  sendFailure,
} from '@taleglow/api'
import { LIMITS } from '@taleglow/contracts'
import { notFound } from '@taleglow/core/context'
import type { MediaLinks } from '@taleglow/vendors/storage'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { logRequests } from './logging/log-requests.ts'
import { type Checks, registerHealth } from './register-health.ts'
import { registerMedia } from './register-media.ts'
import { setSecurityHeaders } from './set-security-headers.ts'
import { registerWebApp } from './web/register-web-app.ts'

/** How long a request may take to arrive. */
const REQUEST_TIMEOUT_MS = 30_000
/** What is still being answered when the process stops gets so long; then its connection is cut. */
const GRACE_MS = 2_000

export type ServerParts = {
  services: Omit<ApiServices, 'stopping'>
  media: { folder: string; links: MediaLinks }
  /** Where the built web app lies; nothing is served from it when it has not been built. */
  webFolder: string
  publicUrl: string
  checks: Checks
  log: FastifyBaseLogger
}

function createApp(log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // As long as Node lets headers be: a batch of tRPC calls is one segment of the path, and no id is too long to be
    // one that nobody has.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => void sendFailure(request, reply, notFound()),
  })
}

/** Streams end when closing begins, so that closing can finish; what hangs after the grace is cut. */
function endStreamsOnClose(app: FastifyInstance, stopping: AbortController): void {
  app.addHook('preClose', async () => {
    stopping.abort()
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref()
  })
}

/** The calls of the product, with whoever calls found out first. */
async function registerCalls(app: FastifyInstance, { services }: { services: ApiServices }): Promise<void> {
  registerAuthentication(app, services)
  await app.register(compress, { global: true, threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(registerRest, { prefix: '/api', services })
  await app.register(registerTrpc, { prefix: '/trpc', services })
}

/** Puts the HTTP server together; it does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = createApp(parts.log)
  const stopping = new AbortController()
  endStreamsOnClose(app, stopping)
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  logRequests(app)
  setSecurityHeaders(app, parts.publicUrl)
  registerHealth(app, parts.checks)
  await app.register(registerCalls, { services: { ...parts.services, stopping: stopping.signal } })
  await app.register(registerMedia, parts.media)
  registerWebApp(app, parts.webFolder)
  await app.ready()
  return app
}
