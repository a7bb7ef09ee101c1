import postgres from 'postgres'

export type Listener = { close(): Promise<void> }

/**
 * Listens on a PostgreSQL channel with a connection of its own (Drizzle changes its client's parsers and has no
 * LISTEN), reconnecting by itself.
 * @param onReady called after each (re)connection: whatever was notified meanwhile is lost, so look again
 */
export async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onReady: () => void,
): Promise<Listener> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.listen(channel, onPayload, onReady)
  return { close: () => client.end({ timeout: 1 }) }
}
