import type { Expression } from '../../scene.ts'
import type { EyeState } from '../draw-eye.ts'

/** What a face does for an expression. */
export interface Mood {
  eyes: EyeState['open']
  mouth: 'smile' | 'open' | 'round' | 'wavy' | 'small' | 'grin'
  /** Brows: height and slant (positive raises the inner ends). */
  brow: readonly [number, number]
}

const moods: Record<Expression, Mood> = {
  happy: { eyes: 1, mouth: 'open', brow: [2, 0] },
  curious: { eyes: 1.08, mouth: 'small', brow: [5, 3] },
  surprised: { eyes: 1.15, mouth: 'round', brow: [8, 2] },
  worried: { eyes: 1, mouth: 'wavy', brow: [3, 9] },
  proud: { eyes: 'smile', mouth: 'grin', brow: [4, -2] },
  sleepy: { eyes: 0.5, mouth: 'small', brow: [-1, 3] },
  calm: { eyes: 0.9, mouth: 'smile', brow: [1, 1] },
  laughing: { eyes: 'smile', mouth: 'open', brow: [5, 2] },
}

/** The mood of an expression; sleepers look the same in all of them. */
export const findMood = (expression: Expression, asleep: boolean): Mood =>
  asleep ? { eyes: 'asleep', mouth: 'smile', brow: [0, 2] } : moods[expression]
