import { checkPort } from './check-port.ts'
import { clearLeftovers } from './clear-leftovers.ts'
import { explain } from './fault.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { readEnvironment, type Settings } from './read-environment.ts'
import { ROOT } from './root.ts'
import type { SupervisedProcess } from './supervised-process.ts'

/** What a way of starting Taleglow gets to work with. */
export type Launch = {
  settings: Settings
  say(line: string): void
  /** Aborts when we were asked to stop, and when a step has failed. */
  signal: AbortSignal
  /** Waits for steps that go on at the same time. The first failure ends the others before it is thrown. */
  together<T extends readonly unknown[]>(steps: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>
  /** Has `process` stopped at the end, before those given earlier. */
  keep(process: SupervisedProcess): SupervisedProcess
}

/** Stopping in order is done by then; what is left is ended with us by its closed channel. */
export const STOP_WITHIN_MS = 14_000
const ASKED = 'asked to stop'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Resolves when Ctrl-C, a signal, or the end of the process that started us asks to stop. */
function whenAskedToStop(ask: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  // Whoever read our output may be gone before us.
  process.stdout.on('error', () => {})
}

async function stopAll(processes: SupervisedProcess[]): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  for (const each of processes.toReversed()) await each.stop()
}

async function prepare(settings: Settings): Promise<void> {
  await prepareDataFolder(settings.DATA_DIR)
  await clearLeftovers(settings.DATA_DIR)
  await checkPort(settings.PORT, settings.HOST, 'PORT')
}

function createLaunch(settings: Settings, stop: AbortController, processes: SupervisedProcess[]): Launch {
  return {
    settings,
    say,
    signal: stop.signal,
    async together(steps) {
      try {
        return await Promise.all(steps)
      } catch (error) {
        stop.abort(error)
        await Promise.allSettled(steps)
        throw error
      }
    },
    keep(process) {
      stop.signal.throwIfAborted()
      processes.push(process)
      return process
    },
  }
}

/**
 * Reads and checks the environment, takes the data folder, lets `startAll` start the processes, and runs until asked
 * to stop. Ends this process: with 0 when asked to, with 1 and a plain sentence when something is wrong.
 */
export async function launch(startAll: (launch: Launch) => Promise<void>): Promise<void> {
  const processes: SupervisedProcess[] = []
  const stop = new AbortController()
  const asked = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  whenAskedToStop(() => stop.abort(ASKED))
  let where = ROOT
  try {
    const settings = readEnvironment(process.env, ROOT)
    where = settings.DATA_DIR
    await prepare(settings)
    await startAll(createLaunch(settings, stop, processes))
    await asked
    say('Stopping …')
  } catch (error) {
    if (stop.signal.reason !== ASKED) {
      process.exitCode = 1
      process.stderr.write(`${explain(error, where)}\n`)
    }
  }
  await stopAll(processes)
  process.exit()
}
