import Replicate from 'replicate'
import type { ReplicateEnv } from './env.ts'

const REQUEST_TIMEOUT_MS = 60_000

/** The vendor's SDK, with a limit on how long a single request may take; streams bring their own signal. */
export function createClient(env: ReplicateEnv): Replicate {
  return new Replicate({
    auth: env.REPLICATE_API_TOKEN,
    baseUrl: env.REPLICATE_BASE_URL,
    useFileOutput: false,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...init }),
  })
}
