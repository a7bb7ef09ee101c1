import type { FastifyInstance } from 'fastify'
import { originOf } from '../origin-of.ts'
import { findModel, models, modelToWire } from './models.ts'
import type { ModelParams } from './register-predictions.ts'
import { sendNotFound } from './send-problem.ts'

/** The model catalogue, the account and the webhook secret. */
export function registerModels(door: FastifyInstance, webhookSecret: string): void {
  door.get('/models', { config: { operation: 'models.list' } }, async (request) => ({
    previous: null,
    next: null,
    results: models.map((model) => modelToWire(model, originOf(request))),
  }))
  door.get<{ Params: ModelParams }>(
    '/models/:owner/:name',
    { config: { operation: 'models.get' } },
    async (request, reply) => {
      const model = findModel(`${request.params.owner}/${request.params.name}`)
      return model ? modelToWire(model, originOf(request)) : sendNotFound(reply)
    },
  )
  door.get('/account', { config: { operation: 'account.get' } }, async () => ({
    type: 'organization',
    username: 'taleglow-local',
    name: 'Taleglow on this machine',
  }))
  door.get(
    '/webhooks/default/secret',
    { config: { operation: 'webhooks.default.secret.get' } },
    async () => ({
      key: webhookSecret,
    }),
  )
}
