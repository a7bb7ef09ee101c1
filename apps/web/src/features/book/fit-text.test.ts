import { expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

it('sets a short text large and a long one smaller', () => {
  expect(fitText('月亮睡着了。', null)).toBe(5.4)
  expect(fitText('月'.repeat(120), null)).toBeLessThan(5)
  expect(fitText('word '.repeat(110), null)).toBeGreaterThanOrEqual(2.9)
})

it('makes room for a translation', () => {
  const text = '月'.repeat(100)
  expect(fitText(text, 'The moon went to sleep behind the hill. '.repeat(4))).toBeLessThan(
    fitText(text, null),
  )
})
