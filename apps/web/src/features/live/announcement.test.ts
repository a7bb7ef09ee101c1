import type { StoryPage } from '@taleglow/contracts'
import { expect, it } from 'vitest'
import { announcementOf } from './announcement.ts'

const page = { number: 1, text: null, imageUrl: null, audioUrl: null } as StoryPage
const blank = { title: 'Leo’s Story', titled: false, pages: [page], status: 'generating_text' as const }

it('tells of the title first, then of words, picture and voice', () => {
  const titled = { ...blank, title: 'Leo and the Moon', titled: true }
  expect(announcementOf(blank, titled)).toEqual({ kind: 'title', title: 'Leo and the Moon' })
  const written = { ...titled, pages: [{ ...page, text: 'Once' }] }
  expect(announcementOf(titled, written)).toEqual({ kind: 'text', number: 1 })
  const heard = { ...written, pages: [{ ...page, text: 'Once', audioUrl: '/a.mp3' }] }
  expect(announcementOf(written, heard)).toEqual({ kind: 'audio', number: 1 })
})

it('is silent when nothing has come', () => {
  expect(announcementOf(blank, blank)).toBeNull()
})

it.each([
  ['completed', 'done'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
] as const)('tells of the end before all else when a story is %s', (status, ending) => {
  const over = { ...blank, titled: true, title: 'Leo and the Moon', status }
  expect(announcementOf(blank, over)).toEqual({ kind: 'ended', ending, title: 'Leo and the Moon' })
})

it('does not tell of an end that was there before', () => {
  const over = { ...blank, status: 'completed' as const }
  expect(announcementOf(over, { ...over })).toBeNull()
})
