import { expect, test } from 'vitest'
import { chooseLanguage } from '../src/index.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-TW', 'zh'],
  ['ZH-cn', 'zh'],
  ['fr,en;q=0.3,zh;q=0.2', 'en'],
  ['en;q=0.5, zh;q=0.8', 'zh'],
  ['en;q=0', 'zh'],
  ['fr, de', 'zh'],
  ['*', 'zh'],
  [';;q=,,', 'zh'],
])('%s is answered in %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language)
})
