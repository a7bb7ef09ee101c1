import type { Brush } from '../canvas/brush.ts'

/**
 * Where a thing belongs: in the hand (origin at the hand), on the ground (origin at its foot),
 * large and behind the figures, in the sky (origin at its middle), on the child's head.
 */
export type Slot = 'hand' | 'ground' | 'large' | 'sky' | 'head'

/** A thing that can be drawn. Its unit is the child's: a five-year-old is about 215 tall. */
export interface Prop {
  name: string
  words: RegExp
  slot: Slot
  /** The colour when the prompt names none. */
  colour: string
  /** In the hand: carried before the body, or raised. */
  carry?: 'front' | 'raised'
  /** A thing for the hand that can also stand on the ground: how far its foot is below the hand. */
  foot?: number
  draw: (brush: Brush, colour: string) => void
}
