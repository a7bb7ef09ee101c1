import { VendorError } from '@taleglow/core/ports'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * The pieces of a prediction's output as its stream URL sends them, from the beginning. The SDK only streams what it
 * starts itself, and then keeps the id to itself, so the stream is read here.
 */
export async function* streamOutput(
  url: string,
  token: string,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const headers = {
    accept: 'text/event-stream',
    'cache-control': 'no-store',
    authorization: `Bearer ${token}`,
  }
  const response = await fetch(url, { headers, signal })
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
