import { createHash } from 'node:crypto'
import type { Faults } from '../control/faults.ts'
import type { Latency } from '../control/latency.ts'
import type { Engines } from '../engines/engines.ts'
import type { FileStore } from './file-store.ts'
import { flaggedMessage, ModelError } from './model-error.ts'
import type { ModelRun } from './model-run.ts'
import type { Model, ModerationInput, PictureInput, TextInput } from './models.ts'
import { moderateText } from './moderate-text.ts'
import type { Prediction, WebhookEvent } from './prediction.ts'
import type { PredictionStore } from './prediction-store.ts'
import { resolveReference } from './resolve-reference.ts'
import { runPictureModel } from './run-picture-model.ts'
import { runTextModel } from './run-text-model.ts'

/** What models work with. */
export interface Workshop {
  engines: Engines
  latency: Latency
  faults: Faults
  files: FileStore
  store: PredictionStore
}

type Announce = (event: WebhookEvent) => void

/**
 * Lets a model work on its prediction and fills in the output and logs as they come.
 * @throws ModelError with a message for the caller; the signal's reason when it was stopped
 */
export async function runModel(
  prediction: Prediction,
  model: Model,
  workshop: Workshop,
  announce: Announce,
  signal: AbortSignal,
): Promise<void> {
  const flagged = workshop.faults.take('replicate', [model.kind], ['flagged']) !== undefined
  if (flagged && model.kind !== 'moderation') throw new ModelError(flaggedMessage)
  const input: unknown = model.input.parse(prediction.input)
  const run = prepareRun(prediction, workshop, announce, signal)
  if (model.kind === 'text') return runTextModel({ ...run, input: input as TextInput })
  if (model.kind === 'picture') {
    prediction.output = await runPictureModel({ ...run, input: input as PictureInput })
  } else {
    prediction.output = flagged ? 'unsafe\nS1' : moderateText((input as ModerationInput).prompt)
  }
  announce('output')
}

function prepareRun(
  prediction: Prediction,
  { engines, latency, files, store }: Workshop,
  announce: Announce,
  signal: AbortSignal,
): Omit<ModelRun<unknown>, 'input'> {
  const tokens: string[] = []
  const { seed } = prediction.input
  return {
    seed: typeof seed === 'number' ? seed : seedFrom(prediction.id),
    engines,
    latency,
    signal,
    emitToken: (token) => {
      tokens.push(token)
      prediction.output = tokens
      announce('output')
    },
    log: (line) => {
      prediction.logs += line
      announce('logs')
    },
    readReference: (url) => resolveReference(url, files, store),
    saveOutput: (name, content) => store.saveOutput(prediction, name, content),
  }
}

function seedFrom(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0)
}
