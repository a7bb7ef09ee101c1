import type { Brush } from '../canvas/brush.ts'
import { darken } from '../canvas/colour.ts'
import { blob, curve, ellipse, tube, unite } from '../canvas/geometry.ts'

/** A snowman with hat and scarf. */
export function paintSnowman(brush: Brush, colour: string): void {
  brush.shadow(0, 0, 70, 12)
  for (const [y, r] of [
    [-42, 46],
    [-108, 34],
    [-158, 26],
  ] as const)
    brush.fill(ellipse(0, y, r), '#fbfdff')
  for (const side of [-1, 1])
    brush.stroke(
      curve([
        [side * 28, -112],
        [side * 56, -130],
        [side * 72, -146],
      ]),
      '#7d5a45',
      5,
    )
  for (const x of [-9, 10]) brush.fill(ellipse(x, -164, 3.6), '#3a2c30', { line: 0 })
  brush.fill(
    blob([
      [0, -156],
      [26, -152],
      [0, -148],
    ]),
    '#f08f3c',
  )
  brush.stroke(
    curve([
      [-10, -146],
      [0, -141],
      [10, -146],
    ]),
    '#3a2c30',
    2.4,
  )
  brush.fill(
    tube(
      [
        [-24, -134],
        [0, -128],
        [24, -134],
      ],
      [8, 9, 8],
    ),
    colour,
  )
  brush.fill(
    tube(
      [
        [14, -130],
        [22, -98],
      ],
      [8, 9],
    ),
    darken(colour, 0.1),
  )
  brush.fill(
    unite([
      ellipse(0, -180, 34, 7),
      blob([
        [-21, -180],
        [-19, -212],
        [19, -212],
        [21, -180],
      ]),
    ]),
    '#4c4a5e',
    { united: true },
  )
}
