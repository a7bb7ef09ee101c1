import { expect, it } from 'vitest'
import { pronounceRun } from '../src/pronounce-run.ts'
import { spellNumber } from '../src/spell-number.ts'
import { splitText } from '../src/split-text.ts'

function pronounce(text: string): string[] {
  const characters = Array.from(text)
  return splitText(characters).map((run) => pronounceRun(characters, run).spoken)
}

it.each([
  ['绿色', ['lv4 se4']],
  ['兔子', ['tu4 zi5']],
  ['你好', ['ni2 hao3']],
  ['一起，不是', ['yi4 qi3', 'bu2 shi4']],
  ['12岁', ['shi2 er4 sui4']],
  ['2只猫和2月', ['liang3 zhi1 mao1 he2 er4 yue4']],
  ['2026年', ['er4 ling2 er4 liu4 nian2']],
  ['小熊，嗯', ['xiao3 xong2', 'en4']],
  ['我叫Anna。', ['wo3 jiao4', 'Anna']],
  ['Don’t go, well-known fox', ["Don't go", 'well-known fox']],
  ['at 3.5 and 10:30', ['at 3.5 and 10:30']],
  ['😀', []],
])('says %s as %j', (text, spoken) => {
  expect(pronounce(text)).toEqual(spoken)
})

it.each([
  ['0', '零'],
  ['10', '十'],
  ['12', '十二'],
  ['105', '一百零五'],
  ['110', '一百一十'],
  ['2026', '二千零二十六'],
  ['10010', '一万零一十'],
  ['120305', '十二万零三百零五'],
  ['1000001', '一百万零一'],
  ['007', '零零七'],
])('spells %s as %s', (digits, spelled) => {
  expect(spellNumber(digits)).toBe(spelled)
})
