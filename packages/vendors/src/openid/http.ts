/** How long the provider may take to answer one request. */
export const REQUEST_TIMEOUT_MS = 8_000

/**
 * Fetches a JSON document.
 * @throws Error when there is no answer in time, or one of failure
 */
export async function fetchJson(
  url: string,
  options: { timeoutMs: number; headers?: Record<string, string> },
): Promise<unknown> {
  const headers = { accept: 'application/json', ...options.headers }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(options.timeoutMs) })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return response.json()
}

/** Gives up on `work` after a while, for a client that knows no timeout of its own. */
export function withinTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), timeoutMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
