import type { FastifyInstance } from 'fastify'
import type { Calls } from '../control/calls.ts'
import type { Faults } from '../control/faults.ts'
import { pageHeaders } from '../page-headers.ts'
import { renderHomePage } from './render-home-page.ts'

const vendors = [
  { id: 'replicate', name: 'Replicate (text and pictures)' },
  { id: 'elevenlabs', name: 'ElevenLabs (speech)' },
  { id: 'openid', name: 'OpenID (sign-in)' },
] as const

/** `GET /`: the page a person opens to see what the product asked for. */
export function registerHome(app: FastifyInstance, calls: Calls, faults: Faults): void {
  app.get('/', async (_request, reply) => {
    const listed = vendors.map((vendor) => ({ ...vendor, calls: calls.list(vendor.id) }))
    return reply.headers(pageHeaders).send(renderHomePage({ vendors: listed, faults: faults.list() }))
  })
}
