import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { idPattern } from './prediction.ts'
import type { PredictionStore } from './prediction-store.ts'
import { sendNotFound } from './send-problem.ts'

/** Output files, open to whoever knows the address, as on the vendor's delivery host. */
export function registerDelivery(door: FastifyInstance, store: PredictionStore): void {
  door.get<{ Params: { id: string; name: string } }>(
    '/delivery/:id/:name',
    { config: { operation: 'delivery' } },
    async (request, reply) => {
      const { id, name } = request.params
      if (!idPattern.test(id) || !/^output-\d+\.png$/.test(name)) return sendNotFound(reply)
      const file = store.outputFile(id, name)
      const about = await stat(file).catch(() => undefined)
      if (!about) return sendNotFound(reply)
      reply
        .type('image/png')
        .header('content-length', about.size)
        .header('cache-control', 'public, max-age=3600')
      return reply.send(createReadStream(file))
    },
  )
}
