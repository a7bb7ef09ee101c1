import { describe, expect, it } from 'vitest'
import { placeAfterNarration, readPlace, turnBy, writePlace } from './reading-place.ts'

describe('the place in the address', () => {
  it('comes back as it was written', () => {
    for (let place = 0; place <= 9; place += 1) expect(readPlace(writePlace(place, 8), 8)).toBe(place)
  })

  it('needs nothing for the cover', () => {
    expect(writePlace(0, 8)).toBeNull()
    expect(readPlace(null, 8)).toBe(0)
  })

  it.each(['-3', 'x', '2.5', ''])('opens at the cover for %j', (value) => {
    expect(readPlace(value, 8)).toBe(0)
  })

  it('opens at the end for a page beyond it', () => {
    expect(readPlace('99', 8)).toBe(9)
  })
})

describe('turning', () => {
  it('goes a page on or back and stops at the covers', () => {
    expect(turnBy(3, 1, 8)).toBe(4)
    expect(turnBy(3, -1, 8)).toBe(2)
    expect(turnBy(0, -1, 8)).toBe(0)
    expect(turnBy(9, 1, 8)).toBe(9)
  })

  it('goes on by itself after a page that was read aloud, when it is asked to', () => {
    expect(placeAfterNarration(3, 8, true)).toBe(4)
    expect(placeAfterNarration(8, 8, true)).toBe(9)
    expect(placeAfterNarration(3, 8, false)).toBeNull()
    expect(placeAfterNarration(9, 8, true)).toBeNull()
    expect(placeAfterNarration(0, 8, true)).toBeNull()
  })
})
