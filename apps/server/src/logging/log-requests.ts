import type { FastifyInstance } from 'fastify'

/** Paths that are asked for all the time and say nothing. */
const QUIET = ['/healthz', '/readyz']

/**
 * One line for each answer. It names the route and not the address, which may carry codes and signatures, and nothing
 * of the person.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (QUIET.includes(route)) return
    const { method } = request
    const call = (request.params as { path?: string } | undefined)?.path
    const fields = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(route === '/trpc/:path' ? { ...fields, call } : fields, 'Answered')
  })
}
