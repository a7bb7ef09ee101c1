import { describe, expect, it } from 'vitest'
import { clockTime, minutesLeft } from './time-left.ts'

describe('minutesLeft', () => {
  it('says nothing too early, too late, or when it would be long', () => {
    expect(minutesLeft(60_000, 5)).toBeNull()
    expect(minutesLeft(60_000, 100)).toBeNull()
    expect(minutesLeft(3_600_000, 20)).toBeNull()
  })

  it('goes by the pace so far, in whole minutes', () => {
    expect(minutesLeft(120_000, 50)).toBe(2)
    expect(minutesLeft(120_000, 60)).toBe(2)
    expect(minutesLeft(120_000, 90)).toBe(0)
  })
})

it('writes times as a clock does', () => {
  expect(clockTime(0)).toBe('0:00')
  expect(clockTime(187_400)).toBe('3:07')
  expect(clockTime(3_729_000)).toBe('1:02:09')
  expect(clockTime(-500)).toBe('0:00')
})
