import { useSyncExternalStore } from 'react'

/** The words of a sample are few: a spread of them needs less room than one in the reader. */
const room = matchMedia('(min-width: 640px)')

function watch(listener: () => void): () => void {
  room.addEventListener('change', listener)
  return () => room.removeEventListener('change', listener)
}

/** Whether two pages of the sample fit side by side. */
export function useRoomForSpread(): boolean {
  return useSyncExternalStore(watch, () => room.matches)
}
