import { VendorError } from '@taleglow/core/ports'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ReplicateEnv } from './env.ts'

/** The token is for the API alone; the vendor's streams on other hosts ask for none. */
function headersFor(url: string, env: ReplicateEnv): Record<string, string> {
  const isApi = new URL(url).origin === new URL(env.REPLICATE_BASE_URL).origin
  return {
    accept: 'text/event-stream',
    'cache-control': 'no-store',
    ...(isApi && { authorization: `Bearer ${env.REPLICATE_API_TOKEN}` }),
  }
}

/**
 * The pieces of a prediction's output as its stream URL sends them, from the beginning. The SDK only streams what it
 * starts itself, and then keeps the id to itself, so the stream is read here.
 * @throws VendorError (temporary) when the stream is refused, reports an error or ends too early
 */
export async function* streamOutput(
  url: string,
  env: ReplicateEnv,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const response = await fetch(url, { headers: headersFor(url, env), signal })
  if (!response.ok || !response.body) {
    throw new VendorError('replicate', 'temporary', `Stream answered HTTP ${response.status}`)
  }
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const event of events) {
    if (event.event === 'done') return
    if (event.event === 'error')
      throw new VendorError('replicate', 'temporary', 'The stream reported an error')
    if (event.event === 'output') yield event.data
  }
  throw new VendorError('replicate', 'temporary', 'The stream broke off')
}
