import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema/index.ts'

export type Database = PostgresJsDatabase<typeof schema>
/** An open transaction; whatever takes a `Database` takes one too, so verbs compose. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connection = {
  db: Database
  close(): Promise<void>
}

/**
 * Opens a pool on `url`.
 * @param options.max connections at most (default 10)
 */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const client = postgres(url, { max: options.max ?? 10, onnotice: () => {} })
  return { db: drizzle(client, { schema }), close: () => client.end({ timeout: 5 }) }
}
