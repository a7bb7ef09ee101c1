import type { Brush } from '../canvas/brush.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../scene.ts'

/** The place of a scene while it is painted; coordinates in thousandths of the picture, y down. */
export interface Stage {
  brush: Brush
  random: Random
  scene: Scene
  /** Height of the horizon. */
  horizon: number
  /** Height of the ground under the figures. */
  ground: number
  /** Where the figures stand, left to right. */
  focus: number
  /** -1 when the quiet half of the picture is on the left, 1 on the right. */
  calm: -1 | 1
}

/** A setting: what lies behind the figures, and what frames them in front. */
export interface Backdrop {
  behind: (stage: Stage) => void
  front: (stage: Stage) => void
}

/** Paints with the brush set at a distance: 0 near, 1 at the horizon. */
export function atDepth(brush: Brush, depth: number, draw: () => void): void {
  const before = brush.depth
  brush.depth = depth
  draw()
  brush.depth = before
}
