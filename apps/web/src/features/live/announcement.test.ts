import type { StoryPage } from '@taleglow/contracts'
import { expect, it } from 'vitest'
import { announcementOf } from './announcement.ts'

const page = { number: 1, text: null, imageUrl: null, audioUrl: null } as StoryPage
const blank = { title: 'Leo’s Story', titled: false, pages: [page] }

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
