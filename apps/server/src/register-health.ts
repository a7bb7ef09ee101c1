import type { FastifyInstance } from 'fastify'

/** What the process needs to serve anybody; each resolves when it is there. */
export type Checks = Record<string, () => Promise<unknown>>

const CHECK_TIMEOUT_MS = 2_000

function withinTime(check: () => Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), CHECK_TIMEOUT_MS)
  return Promise.race([check(), promise]).finally(() => clearTimeout(timer))
}

/** /healthz tells that the process lives, /readyz that it can serve; 503 names what is missing. */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const names = Object.keys(checks)
    const results = await Promise.allSettled(Object.values(checks).map(withinTime))
    const states = names.map((name, index) => [
      name,
      results[index]?.status === 'fulfilled' ? 'ok' : 'failed',
    ])
    const isReady = results.every((result) => result.status === 'fulfilled')
    if (!isReady) request.log.warn({ checks: Object.fromEntries(states) }, 'Not ready')
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(states) })
  })
}
