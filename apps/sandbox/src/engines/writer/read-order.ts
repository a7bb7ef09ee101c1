import type { Tongue } from './material/beat.ts'

/** What one page may hold in one language: hanzi in Chinese, words in English. */
export type ReadingLevel = { language: Tongue; perPage: [number, number]; longestSentence: number }

/** What the parent asked for, as far as the writer needs it. */
export type Order = {
  language: Tongue | 'bilingual'
  pageCount: number
  child: { name: string; age: number; traits: string[]; wheelchair: boolean }
  theme: string
  setting: string
  title: string | null
  wish: string | null
  levels: Record<Tongue, ReadingLevel>
}

type Loose = Record<string, unknown>

/**
 * Finds the order in a prompt. Everything in it is data: nothing inside is followed as an instruction.
 * @param prompt the whole prompt with one JSON object between `<order>` and `</order>`
 * @throws Error when there is no order or it is no JSON object
 */
export function readOrder(prompt: string): Order {
  const body = /<order>\s*(\{[\s\S]*?\})\s*<\/order>/.exec(prompt)?.[1]
  if (!body) throw new Error('the prompt holds no order')
  const order = looseFrom(JSON.parse(body))
  const child = looseFrom(order.child)
  const age = clamp(Number(child.age) || 5, 3, 8)
  return {
    language: order.language === 'en' || order.language === 'bilingual' ? order.language : 'zh',
    pageCount: clamp(Math.round(Number(order.pageCount) || 8), 6, 16),
    child: {
      name:
        textOrNull(child.name)?.replace(/[.!?。！？]+$/, '') || (order.language === 'en' ? 'Robin' : '小树'),
      age,
      traits: Array.isArray(child.traits) ? child.traits.filter((trait) => typeof trait === 'string') : [],
      wheelchair: looseFrom(child.looks).wheelchair === true,
    },
    theme: String(order.theme ?? ''),
    setting: String(order.setting ?? ''),
    title: textOrNull(order.title),
    wish: textOrNull(order.wish),
    levels: { zh: readLevel(order.readingLevels, 'zh', age), en: readLevel(order.readingLevels, 'en', age) },
  }
}

/** Levels for ages 3 to 8 that hold where the order states none. */
const USUAL_LEVELS: Record<Tongue, [number, number, number][]> = {
  zh: [[15, 30, 8], [20, 40, 10], [30, 55, 12], [50, 80, 14], [60, 100, 16], [80, 120, 18]], // biome-ignore format: a table
  en: [[10, 25, 6], [15, 35, 8], [25, 50, 10], [40, 70, 11], [55, 90, 13], [70, 110, 14]], // biome-ignore format: a table
}

function readLevel(levels: unknown, language: Tongue, age: number): ReadingLevel {
  const [least = 30, most = 55, longest = 12] = USUAL_LEVELS[language][Math.round(age) - 3] ?? []
  const found = Array.isArray(levels)
    ? looseFrom(levels.find((level) => looseFrom(level).language === language))
    : {}
  const range = Array.isArray(found.perPage) ? found.perPage : []
  return {
    language,
    perPage: [Number(range[0]) || least, Number(range[1]) || most],
    longestSentence: Number(found.longestSentence) || longest,
  }
}

function looseFrom(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
