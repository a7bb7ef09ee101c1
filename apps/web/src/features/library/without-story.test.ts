import type { StorySummary } from '@taleglow/contracts'
import { expect, it } from 'vitest'
import { withoutStory } from './without-story.ts'

const items = [{ id: 'a' }, { id: 'b' }] as StorySummary[]
const list = { items, page: 1, limit: 12, total: 14, hasNext: true, hasPrev: false }

it('takes a story off the list and counts one less', () => {
  expect(withoutStory(list, 'a')).toEqual({ ...list, items: [{ id: 'b' }], total: 13 })
})

it('leaves other lists as they are', () => {
  expect(withoutStory(list, 'x')).toBe(list)
  expect(withoutStory(undefined, 'a')).toBeUndefined()
})
