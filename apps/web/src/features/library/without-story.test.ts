import type { StorySummary } from '@taleglow/contracts'
import { expect, it } from 'vitest'
import { titleOf, withoutStory } from './without-story.ts'

const items = [
  { id: 'a', title: '月亮船' },
  { id: 'b', title: '星星糖' },
] as StorySummary[]
const list = { items, page: 1, limit: 12, total: 14, hasNext: true, hasPrev: false }

it('takes a story off the list and counts one less', () => {
  expect(withoutStory(list, 'a')).toEqual({ ...list, items: items.slice(1), total: 13 })
})

it('leaves other lists as they are', () => {
  expect(withoutStory(list, 'x')).toBe(list)
  expect(withoutStory(undefined, 'a')).toBeUndefined()
})

it('finds the title of a story on whichever list it stands', () => {
  const lists: Parameters<typeof titleOf>[0] = [
    [['all'], undefined],
    [['first'], list],
  ]
  expect(titleOf(lists, 'b')).toBe('星星糖')
  expect(titleOf(lists, 'x')).toBeUndefined()
})
