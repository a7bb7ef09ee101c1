import { expect, it } from 'vitest'
import { translate } from '../src/index.ts'

it('says the same in the language that is asked for', () => {
  expect(translate('zh', 'errors:unauthorized')).toBe('请先登录。')
  expect(translate('en', 'errors:unauthorized')).toBe('Please log in first.')
})

it('fills in numbers and names as they are, without escaping what the screen escapes', () => {
  expect(translate('en', 'errors:insufficientCredits', { credits: 10, needed: '<14>' })).toContain('<14>')
})

it('is loud about a text that is missing, instead of showing a key to a parent', () => {
  expect(() => translate('zh', 'errors:nothingLikeThat')).toThrow('errors:nothingLikeThat')
})
