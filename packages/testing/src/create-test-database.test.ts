import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

async function ask(url: string, statement: string): Promise<readonly postgres.Row[]> {
  const client = postgres(url, { max: 1 })
  return client.unsafe(statement).finally(() => client.end())
}

describe('createTestDatabase', () => {
  it('has the schema and no rows', async () => {
    const database = await createTestDatabase()
    expect(await ask(database.url, 'select count(*)::int as n from users')).toEqual([{ n: 0 }])
    await database.close()
  })

  it('shares no rows with another', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    await ask(one.url, 'create table mine (id int)')
    const [found] = await ask(other.url, `select to_regclass('mine') as found`)
    expect(found).toEqual({ found: null })
    await Promise.all([one.close(), other.close()])
  })

  it('is gone after closing, even while somebody is connected', async () => {
    const database = await createTestDatabase()
    const client = postgres(database.url, { max: 1, onclose: () => {} })
    await client`select 1`
    await database.close()
    await expect(ask(database.url, 'select 1')).rejects.toThrow(/does not exist/)
    await client.end({ timeout: 0 })
  })
})
