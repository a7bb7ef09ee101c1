import path from 'node:path'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../control/faults.ts'
import { injectRequestFaults } from '../control/inject-request-faults.ts'
import type { Latency } from '../control/latency.ts'
import type { Engines } from '../engines/engines.ts'
import { authorize } from './authorize.ts'
import { FileStore, lifetime } from './file-store.ts'
import { findModel } from './models.ts'
import { PredictionRunner } from './prediction-runner.ts'
import { PredictionStore } from './prediction-store.ts'
import { registerDelivery } from './register-delivery.ts'
import { registerFiles } from './register-files.ts'
import { registerModels } from './register-models.ts'
import { registerPredictions } from './register-predictions.ts'
import { registerStream } from './register-stream.ts'
import { sendBroken, sendNotFound, sendProblem, sendThrottled } from './send-problem.ts'
import { WebhookSender } from './webhook-sender.ts'
import { openWebhookSecret } from './webhook-signature.ts'

export interface ReplicateOptions {
  dataDir: string
  engines: Engines
  latency: Latency
  faults: Faults
}

const largestBody = 64 * 1024 * 1024

/** Replicate's door: the API under `/v1`, streams under `/stream`, output files under `/delivery`. */
export async function registerReplicate(door: FastifyInstance, options: ReplicateOptions): Promise<void> {
  const { engines, latency, faults } = options
  const folder = path.join(options.dataDir, 'sandbox', 'replicate')
  const store = new PredictionStore(folder)
  const files = new FileStore(folder)
  const secret = openWebhookSecret(folder)
  const webhooks = new WebhookSender(secret, faults)
  const runner = new PredictionRunner({ engines, latency, faults, files, store }, webhooks)
  await store.removeEndedBefore(Date.now() - lifetime)
  await files.removeCreatedBefore(Date.now() - lifetime)
  await runner.failInterrupted()
  door.addHook('preClose', async () => {
    runner.close()
    webhooks.close()
  })
  door.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  door.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (!error.statusCode || error.statusCode >= 500) return sendBroken(reply)
    return sendProblem(reply, error.statusCode, 'Bad Request', error.message)
  })
  acceptEmptyJson(door)
  injectRequestFaults(door, {
    vendor: 'replicate',
    faults,
    namesOf: modelKindOf,
    throttled: sendThrottled,
    broken: sendBroken,
  })
  registerStream(door, store, runner, faults)
  registerDelivery(door, store)
  await door.register(
    async (api) => {
      api.addHook('onRequest', authorize)
      registerPredictions(api, store, runner)
      registerModels(api, secret)
      await registerFiles(api, files)
    },
    { prefix: '/v1', bodyLimit: largestBody },
  )
}

/** The vendor's SDK says `application/json` on requests that have no body. */
function acceptEmptyJson(door: FastifyInstance): void {
  const parse = door.getDefaultJsonParser('error', 'error')
  door.removeContentTypeParser('application/json')
  door.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

function modelKindOf(request: FastifyRequest): string[] {
  const { owner, name } = request.params as { owner?: string; name?: string }
  const version = (request.body as { version?: unknown } | undefined)?.version
  const model = findModel(owner ? `${owner}/${name}` : typeof version === 'string' ? version : '')
  return model ? [model.kind, model.name] : []
}
