import type { FastifyReply } from 'fastify'

/** Answers with the vendor's error form: JSON with `title`, `detail` and `status`. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
  more?: object,
) {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ title, detail, status, ...more }))
}

export function sendNotFound(reply: FastifyReply, detail = 'The requested resource could not be found.') {
  return sendProblem(reply, 404, 'Not Found', detail)
}

/** @see the vendor's documentation on rate limits */
export function sendThrottled(reply: FastifyReply) {
  reply.header('retry-after', '1')
  const detail = 'Request was throttled. Expected available in 1 second.'
  return sendProblem(reply, 429, 'Too Many Requests', detail)
}

export function sendBroken(reply: FastifyReply) {
  return sendProblem(reply, 500, 'Internal Server Error', 'An internal error occurred.')
}
