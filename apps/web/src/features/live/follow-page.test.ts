import type { StoryPage } from '@taleglow/contracts'
import { describe, expect, it } from 'vitest'
import { followPage, openAt } from './follow-page.ts'

/** 't' has its text, 'i' its picture, 'b' both, '-' nothing. */
const pagesOf = (parts: string): StoryPage[] =>
  [...parts].map((part, index) => ({
    number: index + 1,
    text: part === 't' || part === 'b' ? 'Once' : null,
    translation: null,
    imageUrl: part === 'i' || part === 'b' ? '/p.png' : null,
    imageAlt: null,
    audioUrl: null,
    durationMs: null,
    marks: [],
  }))

describe('followPage', () => {
  it('leaves the title page when the first words are there', () => {
    expect(followPage(pagesOf('---'), 0)).toBe(0)
    expect(followPage(pagesOf('i--'), 0)).toBe(0)
    expect(followPage(pagesOf('t--'), 0)).toBe(1)
  })

  it('stays on a page until its picture is there', () => {
    expect(followPage(pagesOf('ttt'), 1)).toBe(1)
    expect(followPage(pagesOf('btt'), 1)).toBe(2)
  })

  it('waits for the words of the next page', () => {
    expect(followPage(pagesOf('bi-'), 1)).toBe(1)
  })

  it('passes a page whose picture is not coming', () => {
    expect(followPage(pagesOf('tbb'), 1)).toBe(2)
  })

  it('stays on the last page', () => {
    expect(followPage(pagesOf('bbb'), 3)).toBe(3)
  })
})

describe('openAt', () => {
  it('opens at the title page while there are no words', () => {
    expect(openAt(pagesOf('---'))).toBe(0)
  })

  it('opens at the page that is being made', () => {
    expect(openAt(pagesOf('bbt-'))).toBe(3)
    expect(openAt(pagesOf('bb--'))).toBe(2)
  })

  it('opens a finished book at its first page', () => {
    expect(openAt(pagesOf('bbb'))).toBe(1)
  })
})
