import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Faults } from '../control/faults.ts'
import { injectRequestFaults } from '../control/inject-request-faults.ts'
import { createProvider, sessionCookie } from './create-provider.ts'
import { openKeys } from './keys.ts'
import { People } from './people.ts'
import { registerInteraction } from './register-interaction.ts'

export interface OpenIdOptions {
  dataDir: string
  faults: Faults
  client: { id: string; secret: string }
  url?: string | undefined
}

const mountPath = '/openid'

/** The OpenID provider's door. Its issuer is the sandbox's origin with `/openid`. */
export async function registerOpenId(door: FastifyInstance, options: OpenIdOptions): Promise<void> {
  const folder = path.join(options.dataDir, 'sandbox', 'openid')
  const people = new People(folder)
  const keys = openKeys(folder)
  let provider: Provider | undefined
  const providerFor = (request: FastifyRequest): Provider => {
    const origin = options.url ?? `http://127.0.0.1:${request.socket.localPort}`
    provider ??= createProvider({ issuer: origin + mountPath, client: options.client, keys, people })
    return provider
  }
  door.addHook('onRequest', async (request) => prepare(request.raw, providerFor(request).issuer))
  injectRequestFaults(door, {
    vendor: 'openid',
    faults: options.faults,
    namesOf: (request) => [request.url.slice(mountPath.length + 1).split(/[/?]/)[0] ?? ''],
    throttled: (reply) => sendError(reply, 429, 'Too many requests.'),
    broken: (reply) => sendError(reply, 500, 'The server met a problem.'),
  })
  await door.register((pages) => registerInteraction(pages, people, providerFor))
  await door.register(async (protocol) => {
    // The provider reads request bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
    protocol.all('/*', async (request, reply) => {
      reply.hijack()
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
      raw.url = request.raw.url?.slice(mountPath.length) || '/'
      await providerFor(request).callback()(raw, reply.raw)
    })
  })
}

/** Makes the request look as if sent to the issuer's own host, and forgets who signed in before. */
function prepare(request: IncomingMessage, issuer: string): void {
  request.headers.host = new URL(issuer).host
  const cookies = request.headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(sessionCookie))
  if (cookies) request.headers.cookie = cookies.join('; ')
}

function sendError(reply: FastifyReply, status: number, description: string) {
  return reply.code(status).send({ error: 'server_error', error_description: description })
}
