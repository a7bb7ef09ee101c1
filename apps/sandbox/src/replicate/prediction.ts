import { randomInt } from 'node:crypto'

export const webhookEvents = ['start', 'output', 'logs', 'completed'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export type PredictionStatus = 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted'

/** A prediction as it is kept; `toWire` gives the vendor's form. */
export interface Prediction {
  id: string
  model: string
  input: Record<string, unknown>
  output: unknown
  logs: string
  error: string | null
  status: PredictionStatus
  createdAt: string
  startedAt: string | null
  completedAt: string | null
  deadline: string | null
  /** Whether the model answers token by token and so has a stream. */
  streams: boolean
  webhook: string | null
  webhookEvents: readonly WebhookEvent[]
  /** Where the caller reached the sandbox, e.g. `http://127.0.0.1:3001`. */
  origin: string
}

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 26

/** A new id of the vendor's shape: 26 lower-case letters and digits. */
export function newId(): string {
  return Array.from({ length: idLength }, () => idLetters[randomInt(idLetters.length)]).join('')
}

export const idPattern = /^[a-z0-9]{26}$/

export function isFinished({ status }: Prediction): boolean {
  return status !== 'starting' && status !== 'processing'
}

function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000
}

function metricsOf({ createdAt, startedAt, completedAt }: Prediction) {
  if (!completedAt) return {}
  const total_time = secondsBetween(createdAt, completedAt)
  return startedAt ? { predict_time: secondsBetween(startedAt, completedAt), total_time } : { total_time }
}

/** The prediction in the vendor's form (`schemas_prediction_response` of its API description). */
export function toWire(prediction: Prediction) {
  const { id, origin } = prediction
  const api = `${origin}/replicate/v1/predictions/${id}`
  return {
    id,
    model: prediction.model,
    version: 'hidden',
    input: prediction.input,
    logs: prediction.logs,
    output: prediction.output,
    data_removed: false,
    error: prediction.error,
    source: 'api',
    status: prediction.status,
    created_at: prediction.createdAt,
    ...(prediction.startedAt && { started_at: prediction.startedAt }),
    ...(prediction.completedAt && { completed_at: prediction.completedAt }),
    ...(prediction.deadline && { deadline: prediction.deadline }),
    urls: {
      cancel: `${api}/cancel`,
      get: api,
      web: `${origin}/?prediction=${id}`,
      ...(prediction.streams && { stream: `${origin}/replicate/stream/${id}` }),
    },
    metrics: metricsOf(prediction),
  }
}
