import type { FastifyRequest } from 'fastify'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The input of a procedure from a REST request: the query of a GET or the body of any other, and what the path names,
 * which nothing can override. A body that is no object stays as it is, for the schema to refuse.
 */
export function readInput(request: FastifyRequest): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const sent = isRead ? request.query : (request.body ?? {})
  return isObject(sent) ? { ...sent, ...(request.params as Record<string, string>) } : sent
}
