import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { sendFailure } from '@taleglow/api'
import { notFound } from '@taleglow/core/context'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isClientRoute } from './client-routes.ts'

/** Below these, what is missing is a missing thing and not a page. */
const NO_PAGES = /^\/(?:api|trpc|media|assets)(?:\/|$)/
const FOREVER = 'public, max-age=31536000, immutable'

function serveFiles(app: FastifyInstance, folder: string): void {
  app.register(async (files) => {
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      const { code, statusCode = 500 } = error
      // A name that no file may have, or can have because it is too long, names nothing here.
      if (code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound()
      if (statusCode >= 500) throw error
      // A range or a condition that the file does not meet.
      return reply.status(statusCode).send()
    })
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names below assets/ carry a hash of what is inside.
        reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache')
      },
    })
  })
}

function sendIndex(reply: FastifyReply, index: Buffer, status: 200 | 404): FastifyReply {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
  return reply.status(status).send(index)
}

function isPage(request: FastifyRequest, path: string): boolean {
  return ['GET', 'HEAD'].includes(request.method) && !NO_PAGES.test(path)
}

/**
 * Serves the built web app from `folder`, and answers everything that no route has: a page of the app with its
 * index.html, any other page with the same and 404, the rest with an envelope. Without a build only the last.
 */
export function registerWebApp(app: FastifyInstance, folder: string): void {
  const indexPath = join(folder, 'index.html')
  const index = existsSync(indexPath) ? readFileSync(indexPath) : null
  if (index) {
    serveFiles(app, folder)
    app.get('/', (_request, reply) => sendIndex(reply, index, 200))
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (!index || !isPage(request, path)) return sendFailure(request, reply, notFound())
    return sendIndex(reply, index, isClientRoute(path) ? 200 : 404)
  })
}
