import { useSyncExternalStore } from 'react'

/**
 * A book lies open as a spread where it is wide enough, and on a phone held sideways, where a picture over the words
 * would leave them no room; else it shows one page. The stylesheets of the live page and the reader say the same.
 */
const wide = matchMedia('(min-width: 900px), (min-width: 560px) and (max-height: 500px)')

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a spread of two pages. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
