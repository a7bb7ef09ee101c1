import { type PointerEvent, useRef } from 'react'

/** Pixels that a finger must travel sideways for a turn. */
const DISTANCE = 45

/** Turns pages by a swipe of the finger; scrolling up and down stays the browser's. */
export function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = event.clientX - from.x
      const down = event.clientY - from.y
      if (Math.abs(across) > DISTANCE && Math.abs(across) > 1.5 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
