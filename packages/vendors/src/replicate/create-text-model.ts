import type { TextModel } from '@taleglow/core/ports'
import { VendorError } from '@taleglow/core/ports'
import type Replicate from 'replicate'
import type { Prediction } from 'replicate'
import { awaitPrediction, cancelPrediction, hasEnded } from './await-prediction.ts'
import { createClient } from './create-client.ts'
import type { ReplicateEnv } from './env.ts'
import { streamOutput } from './stream-output.ts'
import { predictionFault, vendorFault } from './vendor-fault.ts'

/** A story takes about 90 s; a stream that lasts much longer is left, and the prediction is polled. */
const DEADLINE_MS = 300_000
const STREAM_LIMIT_MS = 240_000
const MAX_TOKENS = 16_000
const TEMPERATURE = 0.9

function wholeOutput(prediction: Prediction): string {
  if (prediction.status !== 'succeeded') throw predictionFault(prediction)
  const pieces: unknown[] = [prediction.output ?? []].flat()
  if (pieces.length === 0) throw new VendorError('replicate', 'ended', 'The prediction has no text')
  return pieces.join('')
}

/** Streams while the prediction runs; what the stream did not bring is taken from the prediction itself. */
async function* followPrediction(
  client: Replicate,
  env: ReplicateEnv,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const prediction = await client.predictions.get(id, { signal })
  let received = ''
  if (!hasEnded(prediction) && prediction.urls.stream) {
    try {
      for await (const piece of streamOutput(
        prediction.urls.stream,
        env,
        AbortSignal.any([signal, AbortSignal.timeout(STREAM_LIMIT_MS)]),
      )) {
        received += piece
        yield piece
      }
    } catch (error) {
      if (signal.aborted) throw error
    }
  }
  const whole = wholeOutput(await awaitPrediction(client, id, { signal, deadlineMs: DEADLINE_MS }))
  if (!whole.startsWith(received)) {
    throw new VendorError('replicate', 'ended', 'The stream and the prediction do not agree')
  }
  if (whole.length > received.length) yield whole.slice(received.length)
}

/** The language model behind Replicate's API. */
export function createTextModel(env: ReplicateEnv): TextModel {
  const client = createClient(env)
  return {
    async start(prompt) {
      const input = { prompt, max_tokens: MAX_TOKENS, temperature: TEMPERATURE }
      try {
        const prediction = await client.predictions.create({
          model: env.REPLICATE_TEXT_MODEL,
          input,
          wait: false,
        })
        return prediction.id
      } catch (error) {
        throw vendorFault(error)
      }
    },
    async *follow(vendorId, signal) {
      try {
        yield* followPrediction(client, env, vendorId, signal)
      } catch (error) {
        throw vendorFault(error, { gone: 'ended' })
      }
    },
    cancel: (vendorId) => cancelPrediction(client, vendorId),
  }
}
