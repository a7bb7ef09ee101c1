import { expect, it } from 'vitest'
import { countLongestSentence } from '../count.ts'
import { renderText } from '../render-text.ts'
import { type BeatText, rowsOf, type Tongue, type Words } from './beat.ts'
import { SLOT_NAMES } from './setting.ts'
import { SETTINGS } from './settings/index.ts'
import { THEMES } from './themes/index.ts'
import { TRAITS } from './traits/index.ts'
import { AROUND, ENDINGS, HOMEWAYS, PAUSES, SETOUTS } from './ways.ts'

const beats: [string, BeatText][] = [
  ...Object.entries(TRAITS).flatMap(([name, { challenges }]) =>
    challenges.flatMap((steps) =>
      Object.entries(steps).map(([step, text]): [string, BeatText] => [`${name} ${step}`, text]),
    ),
  ),
  ...Object.entries(THEMES).flatMap(
    ([name, plots]) =>
    plots.flatMap(({ want, gain }): [string, BeatText][] => [[`${name} want`, want], [`${name} gain`, gain]]), // biome-ignore format: pairs
  ),
  ...Object.entries(SETTINGS).flatMap(([name, { opens, walks }]) =>
    [...opens, ...walks].map((text): [string, BeatText] => [name, text]),
  ),
  ...[...SETOUTS, ...PAUSES, ...HOMEWAYS, ...ENDINGS].map((text): [string, BeatText] => ['way', text]),
]
const blocks: [string, Words][] = [
  ...beats.map(([name, { text }]): [string, Words] => [name, text]),
  ...Object.entries(THEMES).flatMap(([name, plots]) => plots.map(({ end }): [string, Words] => [name, end])),
  ...Object.values(TRAITS).flatMap(({ habits, touches }): [string, Words][] => [['habit', habits], ['touch', touches]]), // biome-ignore format: pairs
  ...Object.values(SETTINGS).map(({ senses }): [string, Words] => ['senses', senses]),
  ...Object.entries(AROUND),
]

const STAND_INS: Record<Tongue, string> = { zh: '大木头', en: 'the oak' }

function ways(row: string, tongue: Tongue): string[] {
  const names = ['thing', ...SLOT_NAMES].flatMap((name) => [name, `a ${name}`])
  const slots = Object.fromEntries(names.map((name) => [name, STAND_INS[tongue]]))
  const people =
    tongue === 'zh'
      ? { c: '团团', kind: '小兔子', cry: '汪汪', wear: '红围巾', snack: '饼干' }
      : { c: 'Pip', kind: 'rabbit', cry: 'Woof', wear: 'red scarf', snack: 'biscuit' }
  return row
    .replace(/^!/, '')
    .split('|')
    .map((way) => renderText(way.trim(), { ...slots, ...people }, tongue))
}

it('says the same rows in both languages', () => {
  for (const [name, { zh, en }] of blocks) expect(rowsOf(zh).length, `${name}: ${zh}`).toBe(rowsOf(en).length)
})

it('has a way for the youngest of every row that carries the story', () => {
  for (const [name, text] of blocks) {
    for (const [tongue, longest] of [
      ['zh', 8],
      ['en', 6],
    ] as const) {
      for (const row of rowsOf(text[tongue]).filter((line) => line.startsWith('!'))) {
        const shortest = Math.min(...ways(row, tongue).map((way) => countLongestSentence(way, tongue)))
        expect(shortest, `${name}: ${row}`).toBeLessThanOrEqual(longest)
      }
    }
  }
})

it('ends every row as a sentence', () => {
  for (const [name, text] of blocks) {
    for (const tongue of ['zh', 'en'] as const) {
      for (const way of rowsOf(text[tongue]).flatMap((row) => ways(row, tongue))) {
        expect(way, name).toMatch(/[。！？.!?]”?$/)
      }
    }
  }
})
