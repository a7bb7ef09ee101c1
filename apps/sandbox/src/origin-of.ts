import type { FastifyRequest } from 'fastify'

/** Where the caller reached the sandbox, e.g. `http://127.0.0.1:3001`. */
export function originOf(request: FastifyRequest): string {
  return `http://${request.host}`
}
