import postgres from 'postgres'

/** What a test file needs to get a database of its own. */
export type TestServer = {
  /** A database of the server from which others can be made. */
  url: string
  /** Name of the database that has the schema and no rows. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** The address of database `name` on the server that `url` points to. */
export function urlOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs one statement outside any transaction, as CREATE DATABASE and DROP DATABASE must. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client.unsafe(statement)
  } finally {
    await client.end()
  }
}
