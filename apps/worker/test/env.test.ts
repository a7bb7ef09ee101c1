import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

test('all faults are named at once, without the values', () => {
  const read = () => readEnv({ DATABASE_URL: 'hunter2', LOG_LEVEL: 'loud' })
  for (const name of ['DATABASE_URL', 'LOG_LEVEL', 'REPLICATE_API_TOKEN', 'ELEVENLABS_API_KEY']) {
    expect(read).toThrow(name)
  }
  expect(read).not.toThrow('hunter2')
})
