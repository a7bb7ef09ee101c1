import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './send-problem.ts'

/** Lets a request with a token of the vendor's shape (`r8_…`) pass and answers 401 to any other. */
export async function authorize(request: FastifyRequest, reply: FastifyReply) {
  const header = request.headers.authorization
  if (!header) {
    return sendProblem(reply, 401, 'Unauthenticated', 'You did not pass an authentication token')
  }
  if (!/^(?:Bearer|Token) r8_\S+$/i.test(header)) {
    return sendProblem(reply, 401, 'Unauthenticated', 'You did not pass a valid authentication token')
  }
}
