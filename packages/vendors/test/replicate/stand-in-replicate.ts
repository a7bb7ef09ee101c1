import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { vi } from 'vitest'
import { replicateEnvSchema } from '../../src/replicate/index.ts'

export const TEXT_ROUTE = 'POST /v1/models/writer/tales/predictions'
export const PICTURE_ROUTE = 'POST /v1/models/painter/tales/predictions'
export const GET_ROUTE = 'GET /v1/predictions/p1'
export const CANCEL_ROUTE = 'POST /v1/predictions/p1/cancel'
export const STREAM_ROUTE = 'GET /stream/p1'

export type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown
type Seen = { route: string; token: string | undefined; body: unknown; at: number }

/** Replicate's API over real HTTP. Each route gives its answers in turn, the last one from then on. */
export async function openStandIn() {
  const app = Fastify({ forceCloseConnections: true })
  const seen: Seen[] = []
  const answers = new Map<string, Answer[]>()
  // The SDK cancels with a JSON body of no bytes.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body && JSON.parse(String(body))),
  )
  app.addContentTypeParser(/^multipart\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/*', (request, reply) => {
    const route = `${request.method} ${request.url}`
    seen.push({ route, token: request.headers.authorization, body: request.body, at: performance.now() })
    const waiting = answers.get(route) ?? [json({ detail: 'Not found' }, 404)]
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
    return answer?.(request, reply)
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    seen: (route: string) => seen.filter((one) => one.route === route),
    on: (route: string, ...inTurn: Answer[]) => answers.set(route, inTurn),
    env: replicateEnvSchema.parse({
      REPLICATE_API_TOKEN: 'r8_secret',
      REPLICATE_BASE_URL: `${origin}/v1`,
      REPLICATE_TEXT_MODEL: 'writer/tales',
      REPLICATE_PICTURE_MODEL: 'painter/tales',
    }),
    close: () => app.close(),
  }
}
export type StandIn = Awaited<ReturnType<typeof openStandIn>>

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, reply) =>
    reply.status(status).headers(headers).send(body)

/** A refusal that asks for no pause. */
export const refused = (status: number, retryAfter = '0') =>
  json({ detail: 'Refused' }, status, { 'retry-after': retryAfter })

/** The connection goes before an answer comes. */
export const broken: Answer = (_request, reply) => {
  reply.hijack()
  reply.raw.destroy()
}

/** No answer ever comes. */
export const hung: Answer = () => new Promise(() => {})

/** The prediction p1 in some state. */
export const prediction = (part: Record<string, unknown> = {}) =>
  json({ id: 'p1', status: 'processing', output: null, error: null, urls: {}, ...part })

export const sse = (event: string, data: string) => `event: ${event}\n${data.replace(/^/gm, 'data: ')}\n\n`

/** Writes the chunks as they become known, then ends properly or breaks off. */
export const stream =
  (chunks: AsyncIterable<string | Buffer> | (string | Buffer)[], end: 'ends' | 'breaks' = 'ends'): Answer =>
  async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    for await (const chunk of chunks) await new Promise((sent) => reply.raw.write(chunk, sent))
    if (end === 'ends') reply.raw.end()
    else reply.raw.destroy()
  }

/** Makes every limit of a request short, so that what hangs is given up on within the test. */
export function shortenTimeouts(): void {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 300))
}
