import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from '../control/faults.ts'
import { type Prediction, toWire, type WebhookEvent } from './prediction.ts'
import { signWebhook } from './webhook-signature.ts'

const throttle = 500
const attempts = 5
const firstPause = 500
const patience = 10_000

/** Delivers signed webhooks in order for each prediction; a failed delivery is tried again with the same id. */
export class WebhookSender {
  readonly #secret: string
  readonly #faults: Faults
  readonly #queues = new Map<string, Promise<void>>()
  readonly #lastOutput = new Map<string, number>()
  readonly #closing = new AbortController()

  constructor(secret: string, faults: Faults) {
    this.#secret = secret
    this.#faults = faults
  }

  /** Queues the event if the caller asked for it; `output` and `logs` go out at most every 500 ms. */
  notify(prediction: Prediction, event: WebhookEvent, kind: string): void {
    const { webhook, id } = prediction
    if (!webhook || !prediction.webhookEvents.includes(event)) return
    if ((event === 'output' || event === 'logs') && this.#isTooSoon(`${id}:${event}`)) return
    if (this.#faults.take('replicate', ['webhook', `webhook.${event}`, kind], ['lost-webhook'])) return
    const body = JSON.stringify(toWire(prediction))
    const queue = (this.#queues.get(id) ?? Promise.resolve()).then(() => this.#deliver(webhook, body))
    this.#queues.set(id, queue)
    if (event === 'completed') void queue.then(() => this.#forget(id))
  }

  close(): void {
    this.#closing.abort()
  }

  #forget(id: string): void {
    this.#queues.delete(id)
    this.#lastOutput.delete(`${id}:output`)
    this.#lastOutput.delete(`${id}:logs`)
  }

  #isTooSoon(key: string): boolean {
    const now = performance.now()
    if (now - (this.#lastOutput.get(key) ?? -throttle) < throttle) return true
    this.#lastOutput.set(key, now)
    return false
  }

  async #deliver(url: string, body: string): Promise<void> {
    const id = `msg_${randomBytes(16).toString('hex')}`
    for (let attempt = 0; attempt < attempts && !this.#closing.signal.aborted; attempt += 1) {
      if (await this.#post(url, id, body)) return
      await sleep(firstPause * 2 ** attempt, undefined, { signal: this.#closing.signal }).catch(
        () => undefined,
      )
    }
  }

  async #post(url: string, id: string, body: string): Promise<boolean> {
    const timestamp = String(Math.floor(Date.now() / 1000))
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(patience)]),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signWebhook(this.#secret, id, timestamp, body),
        },
        body,
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
