import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { AnimalPose, Expression } from '../../scene.ts'
import type { Breed } from './breeds.ts'
import { drawAnimalHead } from './draw-animal-head.ts'

/** An animal on four paws as it is to be drawn: facing +x, the ground at 0, 0, about 130 units tall sitting. */
export interface Beast {
  breed: Breed
  coat: string
  mood: Expression
  pose: AnimalPose
}

/** Where the head came to lie, for hats and scarves. */
export interface HeadPlace {
  at: Point
  tilt: number
}

/** A leg along `points` that ends in a paw. */
export const paw = (brush: Brush, beast: Beast, points: readonly Point[], width: number, far = false) => {
  const colour = far ? darken(beast.coat, 0.14) : beast.coat
  const socks = beast.breed.muzzle === 'mask' ? beast.breed.mark : colour
  brush.fill(tube(points, [width * 1.15, width, width * 0.95]), colour, { shade: 0.7 })
  const [x, y] = points[points.length - 1] as Point
  brush.fill(ellipse(x + 3, y, width * 1.2, width * 0.85), socks, { shade: 0.4 })
}

/** Draws the head at its place and tells where that is. */
export function drawHeadAt(
  brush: Brush,
  { breed, coat, mood, pose }: Beast,
  at: Point,
  tilt: number,
  turn: number,
): HeadPlace {
  brush.at(at[0], at[1], 1, () => drawAnimalHead(brush, breed, coat, mood, turn, pose === 'sleeping'), tilt)
  return { at, tilt }
}
