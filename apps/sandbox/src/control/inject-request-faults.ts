import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults } from './faults.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The vendor's name for what the route does, e.g. `predictions.create`. */
    operation?: string
  }
}

interface RequestFaults {
  vendor: Fault['vendor']
  faults: Faults
  /** More names the request goes by, e.g. the kind of model it asks for. */
  namesOf?: (request: FastifyRequest) => string[]
  throttled: (reply: FastifyReply) => unknown
  broken: (reply: FastifyReply) => unknown
}

/** Answers a door's requests with the planned 429, 500 or silence before the door itself sees them. */
export function injectRequestFaults(door: FastifyInstance, options: RequestFaults): void {
  door.addHook('preHandler', async (request, reply) => {
    const operation = request.routeOptions.config.operation
    const names = [...(operation ? [operation] : []), ...(options.namesOf?.(request) ?? [])]
    const fault = options.faults.take(options.vendor, names, ['429', '500', 'timeout'])
    if (fault === '429') return options.throttled(reply)
    if (fault === '500') return options.broken(reply)
    if (fault === 'timeout') {
      reply.hijack()
      await once(reply.raw, 'close')
    }
  })
}
