import { expect, it } from 'vitest'
import { PAGE_PARTS, partPrice, storyPrice } from '../src/index.ts'

it('asks 6 credits and 3 a page, and more for finer pictures', () => {
  expect(storyPrice({ pageCount: 6, imageQuality: 'standard' })).toBe(24)
  expect(storyPrice({ pageCount: 8, imageQuality: 'standard' })).toBe(30)
  expect(storyPrice({ pageCount: 8, imageQuality: 'high' })).toBe(38)
  expect(storyPrice({ pageCount: 16, imageQuality: 'print' })).toBe(86)
})

it('is the sum of its parts, so that a hold is used up to the last credit', () => {
  for (const imageQuality of ['standard', 'high', 'print'] as const) {
    for (let pageCount = 6; pageCount <= 16; pageCount += 1) {
      const page = PAGE_PARTS.reduce((sum, part) => sum + partPrice(part, imageQuality), 0)
      const parts = partPrice('plan', imageQuality) + pageCount * page
      expect(storyPrice({ pageCount, imageQuality })).toBe(parts)
    }
  }
})
