import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.ts'

const LOOK_AGAIN_MS = 50
const LONGEST_MS = 60_000

const answers = (url: string, signal: AbortSignal) =>
  fetch(url, { signal }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )

/**
 * Asks each of `urls` until it answers with success.
 * @throws Fault after a minute; the signal's reason when it aborts
 */
export async function untilHealthy(urls: string[], signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST_MS
  for (const url of urls) {
    while (!(await answers(url, signal))) {
      signal.throwIfAborted()
      if (performance.now() > end)
        throw new Fault(`${url} gave no good answer within ${LONGEST_MS / 1000} s.`)
      await pause(LOOK_AGAIN_MS, undefined, { signal })
    }
  }
}
