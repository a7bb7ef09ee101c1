import { authorizedFetch } from './authorized-fetch.ts'

const BASE_RETRY_MS = 1000

/**
 * Fetch for a subscription. What passes by itself (429, 5xx) is thrown, because an event source gives up for good on
 * any other answer than 200; the waiting time before a reconnect is set by us, with jitter, so that a restarted server
 * is not stormed.
 */
export async function streamFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await authorizedFetch(input, init)
  if (response.status === 429 || response.status >= 500) {
    throw new TypeError(`The stream was answered ${response.status}`)
  }
  return response.body ? withRetryTime(response, response.body) : response
}

function withRetryTime(response: Response, body: ReadableStream<Uint8Array>): Response {
  const retry = BASE_RETRY_MS + Math.round(Math.random() * BASE_RETRY_MS)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`retry: ${retry}\n\n`)),
  })
  // The reader sees the end or the fault of the stream itself; the copy's own promise has nothing to add.
  body.pipeTo(writable).catch(() => {})
  const prefixed = new Response(readable, { status: response.status, headers: response.headers })
  return Object.defineProperty(prefixed, 'url', { value: response.url })
}
