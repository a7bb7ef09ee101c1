import { inject } from 'vitest'
import { nameDatabase } from './name-database.ts'
import { runStatement, urlOf } from './test-server.ts'

export type TestDatabase = {
  url: string
  /** Drops the database, with whatever is still connected to it. */
  close(): Promise<void>
}

/**
 * A real PostgreSQL database with the whole schema and no rows, which nobody else has: test files run side by side.
 * It takes some 50 ms, so make one for each file and close it in `afterAll`.
 * The workspace's vitest.config.ts must name a global set-up made with `provideTestDatabases`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = nameDatabase('test')
  await runStatement(url, `create database ${name} template ${template}`)
  return {
    url: urlOf(url, name),
    close: () => runStatement(url, `drop database if exists ${name} with (force)`),
  }
}
