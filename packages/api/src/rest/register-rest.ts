import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../errors/send-failure.ts'
import { type ApiServices, createContext } from '../request/context.ts'
import { createCaller, type ProcedureName } from '../router.ts'
import { readInput } from './read-input.ts'
import { REST_ROUTES } from './routes.ts'

/** Time a call may take (specification, section 9). */
const HANDLER_TIMEOUT_MS = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The procedure that a REST route serves. */
    procedure?: ProcedureName
  }
}

type Calls = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

function call(services: ApiServices, request: FastifyRequest, name: ProcedureName, input: unknown) {
  const caller = createCaller(createContext(services, request), { signal: request.signal })
  const [group = '', verb = ''] = name.split('.')
  return (caller as unknown as Calls)[group]?.[verb]?.(input)
}

/** An empty body is no body, whatever its content type says; any other has to be JSON. */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** Serves the table of REST routes below the prefix it is registered with: a thin form of the procedures. */
export async function registerRest(app: FastifyInstance, { services }: { services: ApiServices }) {
  parseJsonBodies(app)
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  for (const { method, path, procedure, status } of REST_ROUTES) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const input = readInput(request)
      try {
        const data = await call(services, request, procedure, input)
        return await reply.status(status ?? 200).send({ success: true, data })
      } catch (error) {
        if (error instanceof TRPCError) return sendFailure(request, reply, error, input)
        throw error
      }
    }
    app.route({ method, url: path, config: { procedure }, handlerTimeout: HANDLER_TIMEOUT_MS, handler })
  }
}
