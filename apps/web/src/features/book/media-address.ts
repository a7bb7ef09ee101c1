import type { Story } from '@taleglow/contracts'

/** When a signed address ends (milliseconds since 1970), or null where it never does. */
function expiryOf(address: string): number | null {
  const expires = /[?&]expires=(\d+)/.exec(address)?.[1]
  return expires === undefined ? null : Number(expires)
}

function hasExpired(address: string | null, now: number): boolean {
  const expiry = address === null ? null : expiryOf(address)
  return expiry !== null && expiry <= now
}

/** Whether any picture or recording of a story can no longer be fetched from the address that is known. */
export function mediaExpired(story: Story, now = Date.now()): boolean {
  const addresses = story.pages.flatMap((page) => [page.imageUrl, page.audioUrl])
  return [story.coverUrl, ...addresses].some((address) => hasExpired(address, now))
}

/**
 * The address of a file is signed anew each time: the one that is loaded stays, so that nothing is fetched twice, until
 * it has expired.
 */
export function sameFile(known: string | null, news: string | null, now = Date.now()): string | null {
  if (known === null || news === null) return known ?? news
  const same = known.split('?')[0] === news.split('?')[0]
  return same && !hasExpired(known, now) ? known : news
}
