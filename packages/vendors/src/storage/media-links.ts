import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW_MS = 6 * 3600 * 1000

export type MediaLinks = {
  /** The path below the site's root under which `key` can be read for the next 6 to 12 hours. */
  url(key: string): string
  /** Whether the expiry has not passed and the signature is ours. */
  verify(key: string, expires: string, signature: string): boolean
}

/**
 * Signed links to media. Within a window of six hours a file keeps its address, so that browsers can cache it.
 * @param secret at least 32 characters, the same on all servers
 */
export function createMediaLinks(secret: string, clock: () => Date = () => new Date()): MediaLinks {
  const sign = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires}:${key}`).digest('base64url')
  return {
    url(key) {
      const expires = String((Math.floor(clock().getTime() / WINDOW_MS) + 2) * WINDOW_MS)
      return `/media/${key}?expires=${expires}&signature=${sign(key, expires)}`
    },
    verify(key, expires, signature) {
      if (!/^\d{13}$/.test(expires) || Number(expires) < clock().getTime()) return false
      const given = Buffer.from(signature)
      const wanted = Buffer.from(sign(key, expires))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
