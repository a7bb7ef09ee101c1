import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.ts'
import { withoutEmpty } from './without-empty.ts'
import { type Log, openLog } from './write-log.ts'

export type Program = {
  /** Names the log and the file with the process id. */
  name: string
  /** Full path of the script that Node runs. */
  script: string
  args?: string[]
  env?: Record<string, string>
  /** Resolves when `child` does its work. */
  untilReady(child: ChildProcess, signal: AbortSignal): Promise<void>
  /** How long it may take to stop in good order before it is killed: longer than it promises to take. */
  stopWithinMs: number
  /** Its log is too talkative for the terminal. */
  quiet?: boolean
}

const FIRST_DELAY_MS = 50
const LONGEST_DELAY_MS = 10_000
/** Who lives shorter than this has died at once. */
const SHORT_LIFE_MS = 5000
const TRIES_AT_START = 3

/** How long to wait before starting a program again that has died at once `times` times in a row. */
export const delayOf = (times: number): number => Math.min(FIRST_DELAY_MS * 2 ** times, LONGEST_DELAY_MS)

/**
 * One program in a process of its own, started again when it dies. It leads a session of its own, so that a Ctrl-C
 * at the terminal reaches only its supervisor, which stops all in order; it ends by itself when the IPC channel
 * closes, so that none lingers when the supervisor is killed.
 */
export class SupervisedProcess {
  readonly #program: Program
  readonly #pidFile: string
  readonly #log: Log
  readonly #say: (line: string) => void
  readonly #stopped = new AbortController()
  #child: ChildProcess | undefined
  #deathsAtOnce = 0
  #restarting = false
  #wasReady = false

  constructor(program: Program, dataDir: string, say: (line: string) => void) {
    this.#program = program
    this.#say = (line) => say(`${program.name.padEnd(8)} | ${line}`)
    this.#pidFile = join(dataDir, 'run', `${program.name}.pid`)
    this.#log = openLog(dataDir, program.name, (line) => program.quiet || this.#say(line))
  }

  /**
   * Starts the program and waits until it is ready.
   * @param interrupted ends the waiting
   * @throws Fault with the end of its log when it keeps dying before that
   */
  async start(interrupted: AbortSignal): Promise<void> {
    for (let tried = 1; ; tried++) {
      const child = this.#spawn()
      const attempt = new AbortController()
      const signal = AbortSignal.any([attempt.signal, interrupted])
      const ready = this.#program.untilReady(child, signal).then(() => true)
      const died = once(child, 'exit', { signal }).then(() => false)
      ready.catch(() => {})
      died.catch(() => {})
      const isReady = await Promise.race([ready, died]).finally(() => attempt.abort())
      if (isReady) {
        this.#wasReady = true
        return
      }
      if (tried === TRIES_AT_START) {
        throw new Fault(
          `The ${this.#program.name} does not start. The end of ${this.#log.path}:\n${this.#log.tail()}`,
        )
      }
      await pause(delayOf(tried), undefined, { signal: interrupted })
    }
  }

  /** Stops the program and starts it afresh, as after a change of its sources. */
  async restart(): Promise<void> {
    if (this.#restarting || !this.#child) return
    this.#restarting = true
    this.#deathsAtOnce = 0
    await this.#end()
    this.#restarting = false
    if (!this.#stopped.signal.aborted) this.#spawn()
  }

  /** Stops the program for good; by force when it takes longer than it may. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#end()
    rmSync(this.#pidFile, { force: true })
  }

  #spawn(): ChildProcess {
    const { script, args = [], env } = this.#program
    const child = spawn(process.execPath, [script, ...args], {
      detached: true,
      windowsHide: true,
      env: withoutEmpty({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) if (stream) this.#log.follow(stream)
    if (child.pid) writeFileSync(this.#pidFile, String(child.pid))
    const born = performance.now()
    child.once('exit', (code, signal) => this.#onExit(child, performance.now() - born, signal ?? code))
    child.once('error', (error) => this.#say(error.message))
    return child
  }

  #onExit(child: ChildProcess, livedMs: number, how: string | number | null): void {
    if (this.#child === child) this.#child = undefined
    if (!this.#wasReady || this.#restarting || this.#stopped.signal.aborted) return
    this.#deathsAtOnce = livedMs < SHORT_LIFE_MS ? this.#deathsAtOnce + 1 : 0
    const delay = delayOf(this.#deathsAtOnce)
    this.#say(`ended (${how}); starting it again${delay > 1000 ? ` in ${Math.round(delay / 1000)} s` : ''}`)
    setTimeout(() => {
      if (!this.#stopped.signal.aborted && !this.#child) this.#spawn()
    }, delay)
  }

  async #end(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const impatient = setTimeout(() => child.kill('SIGKILL'), this.#program.stopWithinMs)
    await gone
    clearTimeout(impatient)
  }
}
