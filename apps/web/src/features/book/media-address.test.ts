import type { Story, StoryPage } from '@taleglow/contracts'
import { describe, expect, it } from 'vitest'
import { mediaExpired, sameFile } from './media-address.ts'

const at = (file: string, expires: number) => `/media/${file}?expires=${expires}&signature=${expires}x`

describe('sameFile', () => {
  it('keeps the address that is loaded when the file is signed anew', () => {
    expect(sameFile(at('1.webp', 2000), at('1.webp', 3000), 1999)).toBe(at('1.webp', 2000))
  })

  it('takes the newer address once the known one has expired', () => {
    expect(sameFile(at('1.webp', 2000), at('1.webp', 3000), 2000)).toBe(at('1.webp', 3000))
  })

  it('takes another file at once', () => {
    expect(sameFile(at('1.webp', 2000), at('1b.webp', 3000), 0)).toBe(at('1b.webp', 3000))
  })

  it('loses no address to news that has none, even when it has expired', () => {
    expect(sameFile(at('1.webp', 2000), null, 5000)).toBe(at('1.webp', 2000))
    expect(sameFile(null, at('1.webp', 2000), 0)).toBe(at('1.webp', 2000))
  })

  it('keeps an address without an end for ever', () => {
    expect(sameFile('/samples/1.webp', '/samples/1.webp?v=2', 9e15)).toBe('/samples/1.webp')
  })
})

describe('mediaExpired', () => {
  const story = (coverUrl: string | null, page: Partial<StoryPage>) =>
    ({ coverUrl, pages: [{ imageUrl: null, audioUrl: null, ...page }] }) as Story

  it('looks at the cover, the pictures and the recordings', () => {
    expect(mediaExpired(story(at('c.webp', 2000), {}), 2001)).toBe(true)
    expect(mediaExpired(story(null, { imageUrl: at('1.webp', 2000) }), 2001)).toBe(true)
    expect(mediaExpired(story(null, { audioUrl: at('1.mp3', 2000) }), 2001)).toBe(true)
  })

  it('is false while all can be fetched, and where there is nothing to fetch', () => {
    const media = { imageUrl: at('1.webp', 2000), audioUrl: at('1.mp3', 2000) }
    expect(mediaExpired(story(at('c.webp', 2000), media), 1999)).toBe(false)
    expect(mediaExpired(story(null, {}), 9e15)).toBe(false)
  })
})
