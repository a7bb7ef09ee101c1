import { setTimeout as sleep } from 'node:timers/promises'
import { VendorError } from '@taleglow/core/ports'
import type Replicate from 'replicate'
import type { Prediction } from 'replicate'
import { vendorFault } from './vendor-fault.ts'

const FIRST_WAIT_MS = 150
const LONGEST_WAIT_MS = 2000

/** `aborted` (the deadline passed before the start) is an end too, though the SDK's own `wait` does not know it. */
export function hasEnded(prediction: Prediction): boolean {
  return ['succeeded', 'failed', 'canceled', 'aborted'].includes(prediction.status)
}

/**
 * Polls a prediction to its end, often at first and every two seconds later.
 * @param limit.deadlineMs one that has not ended by then is stopped, so that another can be asked for
 * @throws VendorError (ended) at the deadline
 */
export async function awaitPrediction(
  client: Replicate,
  id: string,
  limit: { signal: AbortSignal; deadlineMs: number },
): Promise<Prediction> {
  const deadline = Date.now() + limit.deadlineMs
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    const prediction = await client.predictions.get(id, { signal: limit.signal })
    if (hasEnded(prediction)) return prediction
    if (Date.now() > deadline) {
      await cancelPrediction(client, id)
      throw new VendorError('replicate', 'ended', 'The prediction did not end in time')
    }
    await sleep(wait, undefined, { signal: limit.signal })
  }
}

/**
 * Stops a prediction; one that has ended already is left as it is.
 * @throws VendorError
 */
export async function cancelPrediction(client: Replicate, id: string): Promise<void> {
  try {
    await client.predictions.cancel(id)
  } catch (error) {
    throw vendorFault(error, { gone: 'ended' })
  }
}
