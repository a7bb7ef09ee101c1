import { setTimeout as sleep } from 'node:timers/promises'
import Replicate from 'replicate'
import type { ReplicateEnv } from './env.ts'

const REQUEST_TIMEOUT_MS = 60_000
const USUAL_PAUSE_SECONDS = 1
const LONGEST_PAUSE_SECONDS = 30

/** What the SDK repeats: any limit, and a failed server when nothing but reading was asked. */
const isRepeated = (status: number, reads: boolean) => status === 429 || (reads && status >= 500)

/** An answer that the SDK hands on at once, whatever was asked. */
const giveUp = (detail: string) => Response.json({ detail }, { status: 408 })

/** Seconds that a refusal asks to wait; one where it does not say. */
function pauseOf(response: Response): number {
  const asked = Number(response.headers.get('retry-after') ?? USUAL_PAUSE_SECONDS)
  return asked >= 0 ? asked : USUAL_PAUSE_SECONDS
}

async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(seconds * 1000, undefined, { signal })
}

/**
 * The SDK repeats at once, up to six times, what was refused and what broke off. It is therefore told only after the
 * pause that was asked for, and never of one that is too long to wait for. A POST that broke off may have been taken
 * and billed, and what took too long would take as long again: neither is repeated.
 */
async function politeFetch(input: Request | string, init: RequestInit = {}): Promise<Response> {
  const reads = init.method === 'GET'
  const left = init.signal ?? undefined
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.any(left ? [limit, left] : [limit]) })
    if (!isRepeated(response.status, reads)) return response
    const seconds = pauseOf(response)
    if (seconds > LONGEST_PAUSE_SECONDS) return giveUp(`HTTP ${response.status}, again in ${seconds} s`)
    await pause(seconds, left)
    return response
  } catch (error) {
    if (left?.aborted) throw error
    if (!reads || limit.aborted) return giveUp('The connection broke off')
    await pause(USUAL_PAUSE_SECONDS, left)
    throw error
  }
}

/**
 * The vendor's SDK; each of its requests ends after a minute. Files go up through the vendor's files: the SDK's other
 * way, inside the request, fails for pictures of some size.
 */
export function createClient(env: ReplicateEnv): Replicate {
  return new Replicate({
    auth: env.REPLICATE_API_TOKEN,
    baseUrl: env.REPLICATE_BASE_URL,
    useFileOutput: false,
    fileEncodingStrategy: 'upload',
    fetch: politeFetch,
  })
}
