import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

const GOOD = {
  DATABASE_URL: 'postgres://localhost/taleglow',
  REPLICATE_API_TOKEN: 'r8_token',
  ELEVENLABS_API_KEY: 'sk_token',
}

test.each([
  [undefined, '../../../.data'],
  ['tonight', '../../../tonight'],
  ['/var/taleglow', 'file:///var/taleglow'],
])('the data folder %s is the same for every process, wherever it was started', (DATA_DIR, where) => {
  expect(readEnv({ ...GOOD, DATA_DIR }).DATA_DIR).toBe(fileURLToPath(new URL(where, import.meta.url)))
})

test('all faults are named at once, without the values', () => {
  const read = () => readEnv({ DATABASE_URL: 'hunter2', LOG_LEVEL: 'loud' })
  for (const name of ['DATABASE_URL', 'LOG_LEVEL', 'REPLICATE_API_TOKEN', 'ELEVENLABS_API_KEY']) {
    expect(read).toThrow(name)
  }
  expect(read).not.toThrow('hunter2')
})
