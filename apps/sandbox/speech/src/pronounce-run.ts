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
  const syllables = applyToneSandhi(pinyin(hanzi, { toneType: 'num', type: 'array', v: true }))
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

/** The neutral tone is 5 for eSpeak; a third tone before another becomes a second. */
function applyToneSandhi(syllables: string[]): string[] {
  return syllables.map((syllable, index) => {
    if (syllable.endsWith('0')) return `${syllable.slice(0, -1)}5`
    const next = syllables[index + 1]
    return syllable.endsWith('3') && next?.endsWith('3') ? `${syllable.slice(0, -1)}2` : syllable
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
