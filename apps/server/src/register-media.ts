import fastifyStatic from '@fastify/static'
import { sendFailure } from '@taleglow/api'
import { notFound } from '@taleglow/core/context'
import type { MediaLinks } from '@taleglow/vendors/storage'
import type { FastifyInstance } from 'fastify'

/** The longest that a link lives; what stands at a key never changes. Only for files that are there. */
const CACHE = 'private, max-age=43200, immutable'

type Query = { expires?: unknown; signature?: unknown }

/**
 * Serves stored media below /media to whoever has a signed link, with ranges, so that narration can be sought in.
 * A link that is not ours or has expired leads to nothing.
 */
export async function registerMedia(
  app: FastifyInstance,
  { folder, links }: { folder: string; links: MediaLinks },
) {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (reply) => reply.header('cache-control', CACHE),
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) =>
    error.statusCode === 416 ? reply.status(416).send() : sendFailure(request, reply, error),
  )
  app.get('/media/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { '*': key = '' } = request.params as { '*'?: string }
    const { expires, signature } = request.query as Query
    const isOurs =
      typeof expires === 'string' && typeof signature === 'string' && links.verify(key, expires, signature)
    if (!isOurs) throw notFound()
    return reply.sendFile(key)
  })
}
