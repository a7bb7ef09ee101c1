import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from '../request/choose-language.ts'
import { describeFailure, retryAfter, toEnvelope, unwrap } from './describe-failure.ts'

/**
 * Answers a request with the envelope of whatever was thrown; what nobody meant is logged.
 * @param input what the call was given, so that a missing field is told from a wrong one
 */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, input?: unknown) {
  const failure = describeFailure(error, chooseLanguage(request.headers['accept-language']), input)
  if (failure.status >= 500) request.log.error({ err: unwrap(error) }, 'A call failed')
  const seconds = retryAfter(failure)
  if (seconds !== null) reply.header('retry-after', seconds)
  return reply.status(failure.status).send(toEnvelope(failure))
}
