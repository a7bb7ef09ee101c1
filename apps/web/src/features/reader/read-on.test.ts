import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadOn } from './read-on.ts'

const LANDED_MS = 900
const play = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  play.mockClear()
})
afterEach(() => vi.useRealTimers())

it('reads a page once its leaf has come down, and only once', () => {
  const readOn = createReadOn()
  readOn.want()
  readOn.arrive({ place: 2, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS - 1)
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(play).toHaveBeenCalledOnce()
  readOn.arrive({ place: 3, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS)
  expect(play).toHaveBeenCalledOnce()
})

it('reads nothing that nobody asked to hear', () => {
  createReadOn().arrive({ place: 2, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS)
  expect(play).not.toHaveBeenCalled()
})

it('keeps still when play and pause are pressed while the leaf is in the air', () => {
  const readOn = createReadOn()
  readOn.want()
  readOn.arrive({ place: 2, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS / 2)
  readOn.drop()
  vi.advanceTimersByTime(LANDED_MS)
  expect(play).not.toHaveBeenCalled()
})

it.each([
  ['the cover', 0],
  ['the end', 7],
])('does not read page 1 by itself after it came to %s reading', (_name, cover) => {
  const readOn = createReadOn()
  readOn.want()
  readOn.arrive({ place: cover, pages: 6, play: null })()
  readOn.arrive({ place: 1, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS)
  expect(play).not.toHaveBeenCalled()
})

it('reads from the cover when that is asked for there', () => {
  const readOn = createReadOn()
  const leave = readOn.arrive({ place: 0, pages: 6, play: null })
  readOn.want()
  leave()
  readOn.arrive({ place: 1, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS)
  expect(play).toHaveBeenCalledOnce()
})

it('reads the page that was turned to last, and passes over one without a recording', () => {
  const readOn = createReadOn()
  const early = vi.fn()
  readOn.want()
  readOn.arrive({ place: 2, pages: 6, play: early })()
  readOn.arrive({ place: 3, pages: 6, play: null })()
  readOn.arrive({ place: 4, pages: 6, play })
  vi.advanceTimersByTime(LANDED_MS)
  expect(early).not.toHaveBeenCalled()
  expect(play).toHaveBeenCalledOnce()
})
