import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Speech, SpeechRequest } from './engines.ts'

const restartPause = 500

/**
 * The speech program, a process of its own that is reached over HTTP on a loopback port. It tells the port in its
 * first line of output, ends when its standard input closes, and is started again should it die.
 */
export class SpeechProcess {
  readonly #script: URL
  #child: ChildProcess | undefined
  #origin: Promise<string>
  #closing = false

  constructor(script: URL) {
    this.#script = script
    this.#origin = this.#start()
  }

  /** Resolves when the program listens; @throws Error when it ended instead */
  async ready(): Promise<void> {
    await this.#origin
  }

  /** @throws Error when the program cannot be reached or refuses the text */
  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    const response = await fetch(`${await this.#origin}/speak`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    })
    if (!response.ok)
      throw new Error(`The speech program answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Speech
  }

  async close(): Promise<void> {
    this.#closing = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin?.end()
    await ended
  }

  #start(): Promise<string> {
    const child = spawn(process.execPath, [fileURLToPath(this.#script)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, SPEECH_PORT: '0', SPEECH_ENDS_WITH_INPUT: '1' },
    })
    this.#child = child
    const origin = new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`The speech program ended with code ${code}.`)))
      if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve(line.trim()))
    })
    origin.catch(() => undefined)
    child.once('exit', () => {
      if (!this.#closing) setTimeout(() => this.#restart(), restartPause).unref()
    })
    return origin
  }

  #restart(): void {
    if (!this.#closing) this.#origin = this.#start()
  }
}
