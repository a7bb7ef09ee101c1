import { useCallback, useEffect, useState } from 'react'
import { useUiStore } from '../../lib/ui-store.ts'

/** Long enough to read a page aloud slowly. */
const READING_MS = 7000

/** Which spread lies open, and the leaf that is on its way to the next. */
export function useTurning(count: number) {
  const [now, setNow] = useState(0)
  const [turning, setTurning] = useState(false)
  const [playing, setPlaying] = useState(startsMoving)
  const next = (now + 1) % count
  const turn = useCallback(() => setTurning(true), [])
  const settle = () => {
    setTurning(false)
    setNow(next)
  }
  useEffect(() => {
    if (!playing || turning) return
    const timer = setTimeout(() => !document.hidden && turn(), READING_MS)
    return () => clearTimeout(timer)
  }, [playing, turning, turn])
  return { now, next, turning, playing, turn, settle, toggle: () => setPlaying(!playing) }
}

/** Who asked for stillness gets a book that waits to be turned. */
function startsMoving(): boolean {
  return !useUiStore.getState().theme.reducedMotion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
