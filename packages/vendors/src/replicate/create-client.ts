import { setTimeout as sleep } from 'node:timers/promises'
import Replicate from 'replicate'
import type { ReplicateEnv } from './env.ts'

const REQUEST_TIMEOUT_MS = 60_000
const LONGEST_PAUSE_SECONDS = 30

/** Seconds that a refusal asks to wait; one where it does not say. */
function pauseOf(response: Response): number {
  const asked = Number(response.headers.get('retry-after') ?? 1)
  return Math.min(Number.isFinite(asked) ? Math.max(asked, 0) : 1, LONGEST_PAUSE_SECONDS)
}

/**
 * The SDK repeats at once, up to six times, what was refused and what broke off. A refusal is therefore handed to it
 * only after the pause that was asked for. A POST that broke off may have been taken and billed: it is handed over as
 * an answer that the SDK does not repeat.
 */
async function politeFetch(input: Request | string, init: RequestInit = {}): Promise<Response> {
  const limits = [AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]
  const signal = AbortSignal.any(limits)
  try {
    const response = await fetch(input, { ...init, signal })
    if (response.status === 429) await sleep(pauseOf(response) * 1000, undefined, { signal })
    return response
  } catch (error) {
    if (init.method !== 'POST' || init.signal?.aborted) throw error
    return Response.json({ detail: 'The connection broke off' }, { status: 503 })
  }
}

/** The vendor's SDK; its requests end after a minute, streams bring their own signal. */
export function createClient(env: ReplicateEnv): Replicate {
  return new Replicate({
    auth: env.REPLICATE_API_TOKEN,
    baseUrl: env.REPLICATE_BASE_URL,
    useFileOutput: false,
    fetch: politeFetch,
  })
}
