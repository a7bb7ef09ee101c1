/** A Latin letter takes about this much of the room of a hanzi in the same size. */
const LATIN_WIDTH = 0.52
/** A translation is set smaller than the text it stands under. */
const TRANSLATION_SIZE = 0.74
/** Share of a square page, in squares of a hundredth of its width, that text may fill. */
const ROOM = 2500
const SMALLEST = 2.9
const LARGEST = 5.4

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += character.charCodeAt(0) < 0x2e80 ? LATIN_WIDTH : 1
  return width
}

/**
 * The size at which a page's text fills a square page well: large for the few words of a three-year-old's book,
 * smaller for a long one.
 * @returns hundredths of the page's width
 */
export function fitText(text: string, translation: string | null): number {
  const under = translation ? widthOf(translation) * TRANSLATION_SIZE ** 2 : 0
  const width = widthOf(text) + under
  const size = Math.sqrt(ROOM / Math.max(1, width))
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, size)) * 100) / 100
}
