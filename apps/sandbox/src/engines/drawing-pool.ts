import { Worker } from 'node:worker_threads'
import type { PictureRequest } from './engines.ts'

type Answer = { picture: Uint8Array } | { error: string }

interface Waiting {
  resolve: (worker: Worker) => void
}

/**
 * Draws in threads of their own, so that the doors stay quick while pictures are made.
 * Requests beyond `size` wait in order; an aborted drawing ends its thread at once.
 */
export class DrawingPool {
  readonly #script: URL
  readonly #size: number
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #waiting: Waiting[] = []

  constructor(script: URL, size: number) {
    this.#script = script
    this.#size = size
  }

  /** @returns a PNG file; @throws the illustrator's error, or the signal's reason */
  async draw(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array> {
    const worker = await this.#take(signal)
    if (signal.aborted) {
      this.#giveBack(worker)
      throw signal.reason
    }
    let answer: Answer
    try {
      answer = await this.#ask(worker, request, signal)
    } catch (error) {
      await this.#end(worker)
      throw error
    }
    this.#giveBack(worker)
    if ('error' in answer) throw new Error(answer.error)
    return answer.picture
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
    this.#all.clear()
    this.#idle.length = 0
  }

  async #take(signal: AbortSignal): Promise<Worker> {
    signal.throwIfAborted()
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#all.size < this.#size) return this.#start()
    return new Promise<Worker>((resolve, reject) => {
      const waiting: Waiting = { resolve }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', () => {
        const position = this.#waiting.indexOf(waiting)
        if (position >= 0) this.#waiting.splice(position, 1)
        reject(signal.reason)
      })
    })
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    this.#all.add(worker)
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker))
    return worker
  }

  #forget(worker: Worker): void {
    this.#all.delete(worker)
    const position = this.#idle.indexOf(worker)
    if (position >= 0) this.#idle.splice(position, 1)
  }

  #giveBack(worker: Worker): void {
    const next = this.#waiting.shift()
    if (next) next.resolve(worker)
    else this.#idle.push(worker)
  }

  async #end(worker: Worker): Promise<void> {
    this.#all.delete(worker)
    const next = this.#waiting.shift()
    if (next) next.resolve(this.#start())
    await worker.terminate()
  }

  #ask(worker: Worker, request: PictureRequest, signal: AbortSignal): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        signal.removeEventListener('abort', onAbort)
        finish()
      }
      const onMessage = (answer: Answer) => settle(() => resolve(answer))
      const onError = (error: unknown) => settle(() => reject(error))
      const onExit = () =>
        settle(() => reject(new Error('The drawing thread ended before the picture was done.')))
      const onAbort = () => settle(() => reject(signal.reason))
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      signal.addEventListener('abort', onAbort)
      worker.postMessage(request)
    })
  }
}
