import type { FastifyInstance } from 'fastify'
import type { Calls } from './calls.ts'

/** Notes every request to a vendor's door once its connection is done with, streams and lost ones too. */
export function recordCalls(app: FastifyInstance, calls: Calls, vendors: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? request.url
    const vendor = vendors.find((name) => path.startsWith(`/${name}/`))
    if (!vendor) return
    const startedAt = performance.now()
    const at = new Date().toISOString()
    reply.raw.once('close', () => {
      const status = reply.raw.headersSent ? reply.raw.statusCode : 0
      const milliseconds = Math.round(performance.now() - startedAt)
      calls.add({ vendor, method: request.method, path, status, milliseconds, at })
    })
  })
}
