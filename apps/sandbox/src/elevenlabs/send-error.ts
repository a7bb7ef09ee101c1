import type { FastifyReply } from 'fastify'

/** Answers in the vendor's error form: `detail` with `type`, `code`, `message` and the older `status`. */
export function sendError(reply: FastifyReply, status: number, type: string, code: string, message: string) {
  const request_id = reply.getHeader('x-request-id')
  return reply.code(status).send({ detail: { type, code, status: code, message, request_id } })
}

/** Answers 422 in the vendor's validation form: a list of `loc`, `msg` and `type`. */
export function sendInvalid(
  reply: FastifyReply,
  problems: { loc: (string | number)[]; msg: string; type: string }[],
) {
  return reply.code(422).send({ detail: problems })
}

export function sendThrottled(reply: FastifyReply) {
  reply.header('retry-after', '1')
  return sendError(
    reply,
    429,
    'rate_limit_error',
    'rate_limit_exceeded',
    'Too many requests. Please slow down.',
  )
}

export function sendBroken(reply: FastifyReply) {
  return sendError(reply, 500, 'internal_error', 'internal_server_error', 'An unexpected error occurred.')
}
