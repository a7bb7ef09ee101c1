import type { Language, StoryLanguage } from './options.ts'

export type ReadingLevel = {
  language: Language
  unit: 'characters' | 'words'
  /** Fewest and most units on a page. */
  perPage: [number, number]
  /** Most units in one sentence. */
  longestSentence: number
}

type Band = { perPage: [number, number]; longestSentence: number }

const CHINESE: Record<number, Band> = {
  3: { perPage: [15, 30], longestSentence: 8 },
  4: { perPage: [20, 40], longestSentence: 10 },
  5: { perPage: [30, 55], longestSentence: 12 },
  6: { perPage: [50, 80], longestSentence: 14 },
  7: { perPage: [60, 100], longestSentence: 16 },
  8: { perPage: [80, 120], longestSentence: 18 },
}

const ENGLISH: Record<number, Band> = {
  3: { perPage: [10, 25], longestSentence: 6 },
  4: { perPage: [15, 35], longestSentence: 8 },
  5: { perPage: [25, 50], longestSentence: 10 },
  6: { perPage: [40, 70], longestSentence: 11 },
  7: { perPage: [55, 90], longestSentence: 13 },
  8: { perPage: [70, 110], longestSentence: 14 },
}

/**
 * The reading levels a story for a child of `age` (3 to 8) has to keep, one for each of its languages
 * (quality: "Reading levels").
 */
export function readingLevels(age: number, language: StoryLanguage): ReadingLevel[] {
  const languages: Language[] = language === 'bilingual' ? ['zh', 'en'] : [language]
  return languages.map((one) => {
    const band = (one === 'zh' ? CHINESE : ENGLISH)[age]
    if (!band) throw new RangeError(`No reading level for age ${age}`)
    return { language: one, unit: one === 'zh' ? 'characters' : 'words', ...band }
  })
}
