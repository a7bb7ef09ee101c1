import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin-of.ts'
import { findModel, type Model } from './models.ts'
import { isFinished, toWire } from './prediction.ts'
import type { PredictionRunner } from './prediction-runner.ts'
import type { PredictionStore } from './prediction-store.ts'
import { readPredictionRequest, readWait } from './read-prediction-request.ts'
import { sendNotFound, sendProblem } from './send-problem.ts'

const pageSize = 100

export type ModelParams = { owner: string; name: string }
type IdParams = { id: string }

/** The prediction operations of the vendor's API: create, get, list and cancel. */
export function registerPredictions(
  door: FastifyInstance,
  store: PredictionStore,
  runner: PredictionRunner,
): void {
  const config = { operation: 'predictions.create' }
  door.post<{ Params: ModelParams }>('/models/:owner/:name/predictions', { config }, (request, reply) => {
    const { owner, name } = request.params
    return create(request, reply, runner, findModel(`${owner}/${name}`))
  })
  door.post<{ Body: { version?: string } }>('/predictions', { config }, (request, reply) => {
    const version = request.body?.version
    if (version === undefined)
      return sendProblem(reply, 422, 'Input validation failed', '- version is required\n')
    const model = findModel(version)
    if (model) return create(request, reply, runner, model)
    const detail = "The specified version does not exist (or perhaps you don't have permission to use it?)"
    return sendProblem(reply, 422, 'Invalid version or not permitted', detail)
  })
  door.get<{ Params: IdParams }>(
    '/predictions/:id',
    { config: { operation: 'predictions.get' } },
    async (request, reply) => {
      const prediction = store.get(request.params.id)
      return prediction ? toWire(prediction) : sendNotFound(reply)
    },
  )
  door.post<{ Params: IdParams }>(
    '/predictions/:id/cancel',
    { config: { operation: 'predictions.cancel' } },
    async (request, reply) => {
      const prediction = store.get(request.params.id)
      if (!prediction) return sendNotFound(reply)
      if (!isFinished(prediction)) await runner.cancel(prediction)
      return toWire(prediction)
    },
  )
  registerList(door, store)
}

async function create(
  request: FastifyRequest,
  reply: FastifyReply,
  runner: PredictionRunner,
  model: Model | undefined,
) {
  if (!model) return sendNotFound(reply)
  const reading = readPredictionRequest(request, model)
  if (!reading.ok) {
    const { detail, invalid_fields } = reading
    return sendProblem(reply, 422, 'Input validation failed', detail, { invalid_fields })
  }
  const prediction = await runner.create(reading.request)
  const wait = readWait(request.headers.prefer)
  if (wait === null) return reply.code(201).send(toWire(prediction))
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  await runner.whenFinished(prediction, wait * 1000, left.signal)
  return reply.code(isFinished(prediction) ? 201 : 202).send(toWire(prediction))
}

function registerList(door: FastifyInstance, store: PredictionStore): void {
  door.get<{ Querystring: { cursor?: string } }>(
    '/predictions',
    { config: { operation: 'predictions.list' } },
    async (request) => {
      const url = `${originOf(request)}/replicate/v1/predictions`
      const from = Math.max(0, Number(request.query.cursor ?? 0) || 0)
      const all = store.list()
      const next = from + pageSize < all.length ? `${url}?cursor=${from + pageSize}` : null
      const previous = from > 0 ? `${url}?cursor=${Math.max(0, from - pageSize)}` : null
      return { previous, next, results: all.slice(from, from + pageSize).map(toWire) }
    },
  )
}
