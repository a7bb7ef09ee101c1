import { useCallback, useEffect, useState } from 'react'
import { wantsStillness } from '../book/stillness.ts'

/** Long enough to look at the picture and read the line. */
const REST_MS = 6000

export type Turning = {
  place: number
  /** Stopped with the button, until the button is pressed again. */
  paused: boolean
  /** The page that lies open was turned to by hand. */
  byHand: boolean
  turn: (by: 1 | -1) => void
  toggle: () => void
  goOn: () => void
}

/** Where a book of so many pages lies open; it goes round and round. */
export function useTurning(pages: number): Turning {
  const [place, setPlace] = useState(0)
  const [paused, setPaused] = useState(false)
  const [byHand, setByHand] = useState(false)
  const turn = (by: 1 | -1) => {
    setByHand(true)
    setPlace((place + by + pages) % pages)
  }
  const goOn = useCallback(() => {
    setByHand(false)
    setPlace((now) => (now + 1) % pages)
  }, [pages])
  return { place, paused, byHand, turn, toggle: () => setPaused(!paused), goOn }
}

/**
 * Turns the page when it has been open long enough, and then the next; never where things should not move, nor in a
 * hidden tab.
 * @param held stops it for a while: somebody looks closely, or listens
 */
export function useSelfTurning({ place, paused, goOn }: Turning, held: boolean): void {
  const stopped = paused || held
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was turned to by hand rests as long as others.
  useEffect(() => {
    if (stopped) return
    const timer = setInterval(() => {
      if (!document.hidden && !wantsStillness()) goOn()
    }, REST_MS)
    return () => clearInterval(timer)
  }, [place, stopped, goOn])
}
