import { useSyncExternalStore } from 'react'

/** From this width on a book lies open as a spread; below it shows one page. */
const wide = matchMedia('(min-width: 900px)')

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a spread of two pages. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
