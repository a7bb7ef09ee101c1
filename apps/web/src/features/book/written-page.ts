import type { StoryPage } from '@taleglow/contracts'

/** A page that has its words. */
export type WrittenPage = StoryPage & { text: string }

/** Narrows the page itself and makes no copy of it: what is drawn of it depends on its being the same. */
export function isWritten(page: StoryPage): page is WrittenPage {
  return page.text !== null
}
