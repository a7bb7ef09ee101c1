import { describe, expect, it } from 'vitest'
import { findMark } from './find-mark.ts'

const marks = [
  { start: 0, end: 2, from: 100, to: 400 },
  { start: 2, end: 3, from: 400, to: 700 },
  { start: 4, end: 6, from: 1500, to: 1900 },
]

describe('findMark', () => {
  it('lights nothing before the first word', () => {
    expect(findMark(marks, 0)).toBe(-1)
    expect(findMark(marks, 99)).toBe(-1)
  })

  it('lights a word from its first millisecond to its last', () => {
    expect(findMark(marks, 100)).toBe(0)
    expect(findMark(marks, 399)).toBe(0)
    expect(findMark(marks, 400)).toBe(1)
    expect(findMark(marks, 1899)).toBe(2)
  })

  it('keeps a word lit through a breath, but not through a pause', () => {
    expect(findMark(marks, 800)).toBe(1)
    expect(findMark(marks, 1200)).toBe(-1)
  })

  it('lights nothing after the end and nothing without marks', () => {
    expect(findMark(marks, 5000)).toBe(-1)
    expect(findMark([], 300)).toBe(-1)
  })

  it('agrees with a search word by word at every moment', () => {
    for (let at = 0; at < 2200; at += 7) {
      const expected = marks.findLastIndex((mark) => mark.from <= at)
      const lit = expected >= 0 && at < (marks[expected]?.to ?? 0) + 120 ? expected : -1
      expect(findMark(marks, at)).toBe(lit)
    }
  })
})
