import { expect, it } from 'vitest'
import { readingLevels } from '../src/index.ts'

it('asks more of every year, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    for (let age = 4; age <= 8; age += 1) {
      const [younger] = readingLevels(age - 1, language)
      const [older] = readingLevels(age, language)
      expect(older?.longestSentence).toBeGreaterThan(younger?.longestSentence ?? 0)
      expect(older?.perPage[0]).toBeGreaterThan(younger?.perPage[0] ?? 0)
      expect(older?.perPage[1]).toBeGreaterThan(younger?.perPage[1] ?? 0)
    }
  }
})

it('holds each text of a bilingual book to its own level', () => {
  expect(readingLevels(5, 'bilingual')).toEqual([...readingLevels(5, 'zh'), ...readingLevels(5, 'en')])
})

it('has no level for a child whom no book is made for', () => {
  expect(() => readingLevels(2, 'zh')).toThrow(RangeError)
  expect(() => readingLevels(9, 'en')).toThrow(RangeError)
})
