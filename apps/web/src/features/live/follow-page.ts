import type { StoryPage } from '@taleglow/contracts'

/** Whether a page has what one needs to enjoy it. */
const readable = (page: StoryPage) => page.text !== null && page.imageUrl !== null

/**
 * Where the book opens by itself while it is being made, so that the story is told in its order: it stays on a page
 * until that page can be read, and goes on when the next one has its words.
 * @param place 0 is the title page, 1 the first page
 * @returns the place to turn to, or `place` itself while there is nothing to turn for
 */
export function followPage(pages: readonly StoryPage[], place: number): number {
  const next = pages[place]
  if (!next || next.text === null) return place
  const current = pages[place - 1]
  // A later page that is ready means that this one's picture is not coming.
  return !current || readable(current) || readable(next) ? place + 1 : place
}

/** Where a book opens that has been made in part: the first page that is not ready yet, or the title page. */
export function openAt(pages: readonly StoryPage[]): number {
  const unfinished = pages.findIndex((page) => !readable(page))
  const first = unfinished === -1 ? 0 : unfinished
  return pages[first]?.text ? first + 1 : first
}
