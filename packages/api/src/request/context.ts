import type { Actor, Context } from '@taleglow/core/context'
import type { OpenIdProvider, Storage } from '@taleglow/core/ports'
import type { StoryFeed } from '@taleglow/core/stories'
import type { FastifyRequest } from 'fastify'
import { chooseLanguage } from './choose-language.ts'

/** What the server process gives every call. */
export type ApiServices = Pick<Context, 'db' | 'clock' | 'jobs' | 'mediaUrl'> & {
  openid: OpenIdProvider
  storage: Storage
  feed: StoryFeed
  /** Aborted when the process stops: streams then end in a way that makes clients come back. */
  stopping: AbortSignal
}

/** What a procedure is given: the core's context and what else came with the request. */
export type ApiContext = Context &
  ApiServices & {
    idempotencyKey: string | null
    userAgent: string | null
  }

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set by the authentication hook. */
    actor: Actor | null
  }
}

const oneOf = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null

/** Makes the context of one request. */
export function createContext(services: ApiServices, request: FastifyRequest): ApiContext {
  return {
    ...services,
    actor: request.actor,
    language: chooseLanguage(request.headers['accept-language']),
    log: request.log,
    idempotencyKey: oneOf(request.headers['idempotency-key']),
    userAgent: oneOf(request.headers['user-agent']),
  }
}
