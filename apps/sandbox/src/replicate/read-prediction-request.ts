import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLoopbackUrl } from '../is-loopback-url.ts'
import { originOf } from '../origin-of.ts'
import type { Model } from './models.ts'
import { webhookEvents } from './prediction.ts'
import type { PredictionRequest } from './prediction-runner.ts'

const bodySchema = z.object({
  version: z.string().optional(),
  input: z.record(z.string(), z.unknown()),
  webhook: z.string().refine(isLoopbackUrl, 'The sandbox calls only http URLs on this machine').nullish(),
  webhook_events_filter: z.array(z.enum(webhookEvents)).nullish(),
  stream: z.boolean().optional(),
})

export type Reading =
  | { ok: true; request: PredictionRequest }
  | { ok: false; detail: string; invalid_fields: { type: string; field: string; description: string }[] }

/** Reads a creation's body and headers against the general form and the model's own input schema. */
export function readPredictionRequest(request: FastifyRequest, model: Model): Reading {
  const body = bodySchema.safeParse(request.body ?? {})
  if (!body.success) return refuse(body.error, [])
  const input = model.input.safeParse(body.data.input)
  if (!input.success) return refuse(input.error, ['input'])
  return {
    ok: true,
    request: {
      model,
      input: body.data.input,
      webhook: body.data.webhook ?? null,
      webhookEvents: body.data.webhook_events_filter ?? webhookEvents,
      origin: originOf(request),
      cancelAfter: readCancelAfter(request.headers['cancel-after']),
    },
  }
}

function refuse(error: z.ZodError, prefix: string[]): Reading {
  const invalid_fields = error.issues.map((issue) => ({
    type: issue.code,
    field: [...prefix, ...issue.path].join('.'),
    description: issue.message,
  }))
  const detail = invalid_fields.map(({ field, description }) => `- ${field}: ${description}\n`).join('')
  return { ok: false, detail, invalid_fields }
}

const unitMilliseconds = { s: 1000, m: 60_000, h: 3_600_000 } as const
const shortestDeadline = 5000

/** `Cancel-After: 90s`, `5m`, `1h30m`: milliseconds, at least five seconds as at the vendor. */
export function readCancelAfter(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^(?:\d+[smh])+$/.test(header)) return null
  let total = 0
  for (const [, amount, unit] of header.matchAll(/(\d+)([smh])/g)) {
    total += Number(amount) * unitMilliseconds[unit as keyof typeof unitMilliseconds]
  }
  return Math.max(shortestDeadline, total)
}

const longestWait = 60

/** `Prefer: wait` (60 s) or `wait=1..60`: seconds to hold the answer, null without it. */
export function readWait(header: string | string[] | undefined): number | null {
  const match = /(?:^|[,;\s])wait(?:=(\d+))?(?:$|[,;\s])/.exec(String(header ?? ''))
  if (!match) return null
  return Math.min(longestWait, Math.max(1, Number(match[1] ?? longestWait)))
}
