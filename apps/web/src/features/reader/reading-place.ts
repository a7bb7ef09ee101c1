/** Where a book lies open: 0 is the cover, 1 to `pages` its pages, `pages + 1` what stands after the last. */
export type Place = number

/** @param value `page` of the address: a page's number, `end`, or anything a hand may have typed */
export function readPlace(value: string | null, pages: number): Place {
  if (value === 'end') return pages + 1
  const number = Number(value ?? 0)
  return Number.isInteger(number) ? clampPlace(number, pages) : 0
}

/** The `page` of the address for a place; null for the cover, which needs none. */
export function writePlace(place: Place, pages: number): string | null {
  if (place <= 0) return null
  return place > pages ? 'end' : String(place)
}

/** The place a turn leads to; the covers are the ends of the book. */
export function turnBy(place: Place, by: number, pages: number): Place {
  return clampPlace(place + by, pages)
}

/**
 * Where the book goes by itself when a page has been read aloud.
 * @returns the next place, or null where it stays: autoplay is off, or the book has come to its end
 */
export function placeAfterNarration(place: Place, pages: number, autoplay: boolean): Place | null {
  return autoplay && isPage(place, pages) ? place + 1 : null
}

/** Whether a place is one of the pages, and neither of the covers. */
export function isPage(place: Place, pages: number): boolean {
  return place >= 1 && place <= pages
}

function clampPlace(place: number, pages: number): Place {
  return Math.min(pages + 1, Math.max(0, place))
}
