import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Calls } from './calls.ts'
import { type Faults, faultSchema } from './faults.ts'

/**
 * `POST|GET|DELETE /control/faults` and `GET /control/calls?vendor=`: what tests and the home page steer by.
 * A form of the home page is sent back to it.
 */
export async function registerControl(control: FastifyInstance, faults: Faults, calls: Calls): Promise<void> {
  await control.register(formbody)
  control.post('/faults', async (request, reply) => {
    const body = z.union([faultSchema, z.array(faultSchema)]).safeParse(request.body)
    if (!body.success) return reply.code(422).send({ detail: z.prettifyError(body.error) })
    for (const fault of [body.data].flat()) faults.add(fault)
    return isForm(request) ? reply.redirect('/', 303) : reply.code(201).send({ faults: faults.list() })
  })
  control.post('/faults/clear', async (_request, reply) => {
    faults.clear()
    return reply.redirect('/', 303)
  })
  control.get('/faults', async () => ({ faults: faults.list() }))
  control.delete('/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  control.get<{ Querystring: { vendor?: string } }>('/calls', async (request) => ({
    calls: calls.list(request.query.vendor),
  }))
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}
