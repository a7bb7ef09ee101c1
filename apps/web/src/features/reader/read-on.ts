import { TURN_MS } from '../book/turn-leaf.ts'
import { isPage, type Place } from './reading-place.ts'

/** A breath between the sound of one page and the next. */
const BREATH_MS = 500

type Arrival = { place: Place; pages: number; play: (() => void) | null }

/** The narrator's wish to read on where the book lies open next. */
export type ReadOn = {
  want(): void
  /** Takes the wish back, even when the leaf is in the air already. */
  drop(): void
  /**
   * The book has come to a place: it is read there, if that is wanted, once the leaf has come down. At either cover
   * nothing is wanted any more; a page without a recording (`play` is null) leaves the wish for the next.
   * @returns takes the arrival back: the book has gone on to another place
   */
  arrive(arrival: Arrival): () => void
}

/** Nothing is wanted at first. */
export function createReadOn(): ReadOn {
  let wanted = false
  const drop = () => {
    wanted = false
  }
  return {
    want() {
      wanted = true
    },
    drop,
    arrive({ place, pages, play }) {
      if (!isPage(place, pages)) drop()
      const timer = setTimeout(() => {
        if (!wanted || !play) return
        drop()
        play()
      }, TURN_MS + BREATH_MS)
      return () => clearTimeout(timer)
    },
  }
}
