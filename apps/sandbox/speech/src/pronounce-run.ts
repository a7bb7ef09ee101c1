import { pinyin } from 'pinyin-pro'
import { spellDigits, spellNumber } from './spell-number.ts'
import type { Run } from './split-text.ts'

/** A word or hanzi of the text and where it stands in the string that is handed to eSpeak. */
export interface SpokenWord {
  from: number
  to: number
  /** Offset in code points of its first sound in the spoken string. */
  at: number
}

export interface Utterance {
  /** What eSpeak is to say: numbered pinyin or English. */
  spoken: string
  words: SpokenWord[]
}

/** Turns a run of the text into what eSpeak says for it. */
export function pronounceRun(characters: readonly string[], run: Run): Utterance {
  return run.language === 'zh' ? pronounceChinese(characters, run) : pronounceEnglish(characters, run)
}

function pronounceChinese(characters: readonly string[], { from, to }: Run): Utterance {
  const units = readUnits(characters, from, to)
  const hanzi = units.map(({ said }) => said).join('')
  const syllables = toSyllables(hanzi)
  const words: SpokenWord[] = []
  let spoken = ''
  let next = 0
  for (const unit of units) {
    words.push({ from: unit.from, to: unit.to, at: spoken.length })
    const count = Array.from(unit.said).length
    spoken += `${syllables.slice(next, next + count).join(' ')} `
    next += count
  }
  return { spoken: spoken.trimEnd(), words }
}

/** Hanzi one by one, and digits together as the number they spell; what has no sound is left out. */
function readUnits(characters: readonly string[], from: number, to: number) {
  const units: { from: number; to: number; said: string }[] = []
  for (let index = from; index < to; index += 1) {
    const character = characters[index] ?? ''
    if (/\p{Script=Han}/u.test(character)) units.push({ from: index, to: index + 1, said: character })
    if (!/\p{Nd}/u.test(character)) continue
    let end = index + 1
    while (end < to && /\p{Nd}/u.test(characters[end] ?? '')) end += 1
    const digits = characters.slice(index, end).join('').normalize('NFKC')
    units.push({ from: index, to: end, said: sayNumber(digits, characters[end] ?? '') })
    index = end - 1
  }
  return units
}

const measureWord = /[个只位天次条朵本颗棵匹头座片块张把双对家辆杯碗群岁年秒]/u

/** A year is said digit by digit (2026年 → 二零二六年), and two of something is 两. */
function sayNumber(digits: string, next: string): string {
  if (digits.length === 4 && next === '年') return spellDigits(digits)
  return digits === '2' && measureWord.test(next) ? '两' : spellNumber(digits)
}

/** Syllables that eSpeak does not know and would spell in English, with what sounds the same to it. */
const respelled: Readonly<Record<string, string>> = {
  jiong: 'jong',
  qiong: 'qong',
  xiong: 'xong',
  m: 'mu',
  n: 'en',
  ng: 'en',
  hm: 'heng',
  hng: 'heng',
}

/** The neutral tone is 5 for eSpeak; a third tone before another becomes a second. */
function toSyllables(hanzi: string): string[] {
  const syllables = pinyin(hanzi, { toneType: 'num', type: 'array', v: true })
  return syllables.map((syllable, index) => {
    const [, letters = syllable, tone = ''] = /^([a-z]+)(\d)$/.exec(syllable) ?? []
    const said = respelled[letters] ?? letters
    if (tone === '0') return `${said}5`
    return tone === '3' && syllables[index + 1]?.endsWith('3') ? `${said}2` : said + tone
  })
}

const wordMark = /[\p{L}\p{N}'’\-.:,]/u

function pronounceEnglish(characters: readonly string[], { from, to }: Run): Utterance {
  const words: SpokenWord[] = []
  let spoken = ''
  for (let index = from; index < to; index += 1) {
    if (!wordMark.test(characters[index] ?? '')) continue
    let end = index + 1
    while (end < to && wordMark.test(characters[end] ?? '')) end += 1
    words.push({ from: index, to: end, at: Array.from(spoken).length })
    spoken += `${characters.slice(index, end).join('').replace(/’/gu, "'")} `
    index = end
  }
  return { spoken: spoken.trimEnd(), words }
}
