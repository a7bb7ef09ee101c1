import type { FastifyInstance } from 'fastify'
import type { Faults } from '../control/faults.ts'
import { isFinished, type Prediction } from './prediction.ts'
import type { PredictionRunner } from './prediction-runner.ts'
import type { PredictionStore } from './prediction-store.ts'
import { sendNotFound } from './send-problem.ts'

const tokensBeforeBreak = 40

/** A server-sent event; data of several lines becomes several `data:` lines, as the format asks. */
export function formatEvent(event: string, data: string, id: string): string {
  const lines = data.split('\n').map((line) => `data: ${line}\n`)
  return `event: ${event}\nid: ${id}\n${lines.join('')}\n`
}

/**
 * `urls.stream` of a text prediction: `output` events from the start or after `Last-Event-ID`, then `done`
 * (with the reason where it did not succeed), after an `error` event if it failed.
 */
export function registerStream(
  door: FastifyInstance,
  store: PredictionStore,
  runner: PredictionRunner,
  faults: Faults,
): void {
  door.get<{ Params: { id: string } }>(
    '/stream/:id',
    { config: { operation: 'predictions.stream' } },
    async (request, reply) => {
      const prediction = store.get(request.params.id)
      if (!prediction?.streams) return sendNotFound(reply)
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      reply.raw.flushHeaders()
      const breaks = faults.take('replicate', ['predictions.stream', 'text'], ['broken-stream']) !== undefined
      const from = positionAfter(request.headers['last-event-id'])
      let sent = 0
      for await (const events of replay(prediction, runner, from, left.signal)) {
        const allowed = breaks ? events.slice(0, tokensBeforeBreak - sent) : events
        reply.raw.write(allowed.join(''))
        sent += allowed.length
        if (breaks && sent === tokensBeforeBreak) break
      }
      if (breaks) reply.raw.destroy()
      else reply.raw.end()
    },
  )
}

function positionAfter(lastEventId: string | string[] | undefined): number {
  const index = Number(String(lastEventId ?? '').split(':')[1] ?? Number.NaN)
  return Number.isInteger(index) && index >= 0 ? index + 1 : 0
}

/** Gives the events in the batches in which they come. */
async function* replay(
  prediction: Prediction,
  runner: PredictionRunner,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<string[]> {
  const session = Math.floor(Date.parse(prediction.createdAt) / 1000)
  let index = from
  while (!signal.aborted) {
    const tokens: string[] = Array.isArray(prediction.output) ? prediction.output : []
    const fresh = tokens.slice(index)
    const first = index
    index = Math.max(index, tokens.length)
    if (fresh.length > 0) {
      yield fresh.map((token, offset) => formatEvent('output', token, `${session}:${first + offset}`))
      continue
    }
    if (isFinished(prediction)) break
    if (!(await runner.nextChange(prediction, signal))) break
  }
  if (!isFinished(prediction)) return
  const id = `${session}:${index}`
  if (prediction.status === 'failed') {
    yield [formatEvent('error', JSON.stringify({ detail: prediction.error }), id)]
  }
  yield [formatEvent('done', JSON.stringify(doneReason(prediction)), id)]
}

function doneReason({ status }: Prediction): { reason?: string } {
  if (status === 'succeeded') return {}
  return { reason: status === 'failed' ? 'error' : 'canceled' }
}
