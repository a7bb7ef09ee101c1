import { authenticate } from '@taleglow/core/accounts'
import { AppError } from '@taleglow/core/context'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublic } from '../router.ts'
import type { ApiServices } from './context.ts'

/** The procedures a request calls: one over REST, one or a batch over tRPC. */
function proceduresOf(request: FastifyRequest): string[] {
  const { procedure } = request.routeOptions.config
  if (procedure) return [procedure]
  const { path } = request.params as { path?: string }
  return path?.split(',') ?? []
}

/** Calls that need no token, refreshing above all, are answered also when the one that came along has ended. */
function needsNoToken(request: FastifyRequest): boolean {
  const procedures = proceduresOf(request)
  return procedures.length > 0 && procedures.every(isPublic)
}

function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  const [, token] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  return token ?? ''
}

/**
 * Finds out who calls before anything of the call is read. A token that is given but not valid is answered 401 here
 * and not in a procedure: a stream that had begun with 200 could not be told so any more. So is a REST call without
 * the token it needs, because the token is looked at before the body.
 */
export function registerAuthentication(app: FastifyInstance, services: ApiServices): void {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const token = readToken(request)
    request.actor = token ? await authenticate(services, token) : null
    if (request.actor || needsNoToken(request)) return
    if (token !== null) throw new AppError('UNAUTHORIZED', 'sessionEnded')
    if (request.routeOptions.config.procedure) throw new AppError('UNAUTHORIZED', 'unauthorized')
  })
}
