import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@taleglow/db'
import { openPostgres } from '@taleglow/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { nameDatabase } from './name-database.ts'
import { runStatement, urlOf } from './test-server.ts'

async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: async () => {} }
  return openPostgres({ dir: join(tmpdir(), nameDatabase('taleglow-test')), disposable: true })
}

/**
 * A global set-up for vitest: opens one embedded PostgreSQL for the run (or uses the one in TEST_DATABASE_URL) and
 * makes the template from which `createTestDatabase` clones.
 * @param prepare what the migrated template needs besides its tables, such as the queues
 */
export function provideTestDatabases(prepare: (url: string) => Promise<void> = async () => {}) {
  return async (project: TestProject): Promise<() => Promise<void>> => {
    const server = await openServer()
    const template = nameDatabase('template')
    await runStatement(server.url, `create database ${template}`)
    await migrate(urlOf(server.url, template))
    await prepare(urlOf(server.url, template))
    project.provide('testServer', { url: server.url, template })
    return async () => {
      await runStatement(server.url, `drop database if exists ${template} with (force)`)
      await server.close()
    }
  }
}
