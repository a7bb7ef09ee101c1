import { type RefObject, useLayoutEffect, useState } from 'react'
import { turnLeaf } from './turn-leaf.ts'

/** A leaf in the air, on its way from one place of the book to another. */
export type Turn = { from: number; to: number }

/**
 * Turns the leaf whenever `place` changes. While a leaf is in the air the answer tells from where to where it goes;
 * a further change lets it fall at once and lifts the next.
 * @param leaf the element that lies over the book during a turn
 */
export function useTurn(place: number, wide: boolean, leaf: RefObject<HTMLElement | null>): Turn | null {
  const [known, setKnown] = useState(place)
  const [turn, setTurn] = useState<Turn | null>(null)
  if (known !== place) {
    setKnown(place)
    setTurn({ from: known, to: place })
  }
  useLayoutEffect(() => {
    if (!turn || !leaf.current) return
    const animation = turnLeaf({ element: leaf.current, forward: turn.to > turn.from, wide })
    animation.onfinish = () => setTurn(null)
    return () => animation.cancel()
  }, [turn, wide, leaf])
  return turn
}
