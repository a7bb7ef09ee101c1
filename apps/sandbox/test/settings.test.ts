import { describe, expect, it } from 'vitest'
import { chooseLatency } from '../src/control/latency.ts'
import { readEnvironment } from '../src/read-environment.ts'
import { readCancelAfter, readWait } from '../src/replicate/read-prediction-request.ts'
import { scheduleTokens } from '../src/replicate/run-text-model.ts'

describe('the realistic profile', () => {
  const tokens = ['{plan', '}\n', '{page', '1}\n', '{page', '2}\n']

  it('has the plan whole after 20 s and the whole text after 90 s', () => {
    const due = scheduleTokens(tokens, chooseLatency('realistic'))
    expect([due[1], due.at(-1)]).toEqual([20_000, 90_000])
    expect(due).toEqual([...due].sort((a, b) => a - b))
  })

  it('shrinks by the scale', () => {
    expect(scheduleTokens(tokens, chooseLatency('realistic', 100)).at(-1)).toBe(900)
    expect(chooseLatency('realistic', 10).picture).toEqual([2000, 4000])
  })
})

describe('headers', () => {
  it.each([
    [undefined, null],
    ['respond-async', null],
    ['wait', 60],
    ['wait=5', 5],
    ['wait=600', 60],
  ])('reads Prefer: %s as %s seconds', (header, seconds) => {
    expect(readWait(header)).toBe(seconds)
  })

  it.each([
    [undefined, null],
    ['soon', null],
    ['1s', 5000],
    ['90s', 90_000],
    ['1h30m', 5_400_000],
  ])('reads Cancel-After: %s as %s ms', (header, milliseconds) => {
    expect(readCancelAfter(header)).toBe(milliseconds)
  })
})

describe('settings', () => {
  it('have defaults', () => {
    expect(readEnvironment({})).toMatchObject({
      SANDBOX_PORT: 3001,
      DATA_DIR: '.data',
      SANDBOX_LATENCY: 'fast',
      GOOGLE_CLIENT_ID: 'taleglow-local',
    })
  })

  it('refuse production and a port that is none, in one sentence', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(/never runs/)
    expect(() => readEnvironment({ SANDBOX_PORT: 'abc' })).toThrow(/SANDBOX_PORT/)
  })
})
