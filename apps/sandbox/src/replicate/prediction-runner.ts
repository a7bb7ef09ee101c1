import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { findModel, type Model } from './models.ts'
import { isFinished, newId, type Prediction, type PredictionStatus, type WebhookEvent } from './prediction.ts'
import { runModel, type Workshop } from './run-model.ts'
import type { WebhookSender } from './webhook-sender.ts'

export interface PredictionRequest {
  model: Model
  input: Record<string, unknown>
  webhook: string | null
  webhookEvents: readonly WebhookEvent[]
  origin: string
  /** Milliseconds after which the prediction is canceled. */
  cancelAfter: number | null
}

interface Live {
  changes: EventEmitter
  cancel: AbortController
}

/** Makes predictions: one at a time from `starting` to its end, with what is live kept apart from what is stored. */
export class PredictionRunner {
  readonly #workshop: Workshop
  readonly #webhooks: WebhookSender
  readonly #live = new Map<string, Live>()

  constructor(workshop: Workshop, webhooks: WebhookSender) {
    this.#workshop = workshop
    this.#webhooks = webhooks
  }

  /** Stores a prediction as `starting` and sets it going. */
  async create(request: PredictionRequest): Promise<Prediction> {
    const { model, cancelAfter, ...rest } = request
    const now = Date.now()
    const prediction: Prediction = {
      ...rest,
      id: newId(),
      model: model.name,
      output: null,
      logs: '',
      error: null,
      status: 'starting',
      createdAt: new Date(now).toISOString(),
      startedAt: null,
      completedAt: null,
      deadline: cancelAfter === null ? null : new Date(now + cancelAfter).toISOString(),
      streams: model.kind === 'text',
    }
    await this.#workshop.store.add(prediction)
    const live = { changes: new EventEmitter().setMaxListeners(0), cancel: new AbortController() }
    this.#live.set(prediction.id, live)
    void this.#run(prediction, model, live, cancelAfter)
    return prediction
  }

  /** Asks a running prediction to stop and waits until it has. */
  async cancel(prediction: Prediction): Promise<void> {
    this.#live.get(prediction.id)?.cancel.abort()
    await this.whenFinished(prediction, Number.POSITIVE_INFINITY)
  }

  /** Resolves at the prediction's end, after `milliseconds`, or on abort, whichever is first. */
  async whenFinished(prediction: Prediction, milliseconds: number, signal?: AbortSignal): Promise<void> {
    const limit = Number.isFinite(milliseconds) ? AbortSignal.timeout(milliseconds) : undefined
    while (!isFinished(prediction) && !limit?.aborted && !signal?.aborted) {
      if (!(await this.nextChange(prediction, limit, signal))) return
    }
  }

  /** Resolves when the output or status has changed or a signal aborts; false: nothing will change any more. */
  nextChange(prediction: Prediction, ...signals: (AbortSignal | undefined)[]): Promise<boolean> {
    const changes = this.#live.get(prediction.id)?.changes
    if (!changes) return Promise.resolve(false)
    return new Promise((resolve) => {
      const settle = () => {
        changes.off('change', settle)
        for (const signal of signals) signal?.removeEventListener('abort', settle)
        resolve(true)
      }
      changes.once('change', settle)
      for (const signal of signals) signal?.addEventListener('abort', settle)
    })
  }

  /** Ends what an earlier process left unfinished, with the vendor's words for an interruption. */
  async failInterrupted(): Promise<void> {
    for (const prediction of this.#workshop.store.unfinished()) {
      prediction.output = null
      await this.#finish(prediction, 'failed', 'Prediction interrupted; please retry (code: PA)')
    }
  }

  /** Stops all runs; their predictions stay unfinished in the store until `failInterrupted`. */
  close(): void {
    const running = [...this.#live.values()]
    this.#live.clear()
    for (const { cancel, changes } of running) {
      cancel.abort(new Error('The sandbox is closing.'))
      changes.emit('change')
    }
  }

  async #run(prediction: Prediction, model: Model, live: Live, cancelAfter: number | null): Promise<void> {
    const deadline = cancelAfter === null ? undefined : AbortSignal.timeout(cancelAfter)
    const signal = deadline ? AbortSignal.any([live.cancel.signal, deadline]) : live.cancel.signal
    try {
      await nextTurn()
      signal.throwIfAborted()
      this.#begin(prediction, model)
      const announce = (event: WebhookEvent) => this.#announce(prediction, event, model)
      await runModel(prediction, model, this.#workshop, announce, signal)
      await this.#finish(prediction, 'succeeded', null)
    } catch (error) {
      // Closed in the meantime: the prediction stays unfinished for the next process to end.
      if (!this.#live.has(prediction.id)) return
      if (!signal.aborted) return this.#finish(prediction, 'failed', messageOf(error))
      const neverRan = prediction.startedAt === null && !live.cancel.signal.aborted
      await this.#finish(prediction, neverRan ? 'aborted' : 'canceled', null)
    }
  }

  #begin(prediction: Prediction, model: Model): void {
    prediction.status = 'processing'
    prediction.startedAt = new Date().toISOString()
    this.#announce(prediction, 'start', model)
  }

  #announce(prediction: Prediction, event: WebhookEvent, model: Model): void {
    this.#webhooks.notify(prediction, event, model.kind)
    this.#live.get(prediction.id)?.changes.emit('change')
  }

  async #finish(prediction: Prediction, status: PredictionStatus, error: string | null): Promise<void> {
    const ended = { status, error, completedAt: new Date().toISOString() }
    await this.#workshop.store.write({ ...prediction, ...ended }).catch(console.error)
    Object.assign(prediction, ended)
    this.#webhooks.notify(prediction, 'completed', kindOf(prediction))
    this.#live.get(prediction.id)?.changes.emit('change')
    this.#live.delete(prediction.id)
  }
}

function kindOf({ model }: Prediction): string {
  return findModel(model)?.kind ?? model
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
