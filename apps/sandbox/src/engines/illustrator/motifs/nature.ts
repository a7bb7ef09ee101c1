import type { Brush } from '../canvas/brush.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube } from '../canvas/geometry.ts'

/** A spotted mushroom `h` high with its foot at x, y. */
export function paintMushroom(brush: Brush, x: number, y: number, h: number, colour = '#d9574a'): void {
  brush.shadow(x, y, h * 0.5, h * 0.08)
  brush.fill(
    tube(
      [
        [x, y],
        [x, y - h * 0.6],
      ],
      [h * 0.17, h * 0.12],
    ),
    '#fbf0dc',
  )
  const cap = blob([
    [x - h * 0.5, y - h * 0.48],
    [x - h * 0.36, y - h * 0.84],
    [x, y - h],
    [x + h * 0.36, y - h * 0.84],
    [x + h * 0.5, y - h * 0.48],
    [x, y - h * 0.4],
  ])
  brush.fill(cap, colour)
  brush.within(cap, () => {
    for (const [dx, dy, r] of [
      [-0.22, -0.7, 0.08],
      [0.06, -0.84, 0.09],
      [0.26, -0.62, 0.07],
      [-0.02, -0.55, 0.06],
    ] as const)
      brush.fill(ellipse(x + dx * h, y + dy * h, r * h), '#fff8ea', { shade: 0, line: 0 })
  })
}

/** A scallop shell. */
export function paintShell(brush: Brush, x: number, y: number, w: number, colour: string): void {
  brush.fill(
    blob([
      [x - w * 0.14, y],
      [x - w * 0.5, y - w * 0.42],
      [x - w * 0.34, y - w * 0.76],
      [x, y - w * 0.88],
      [x + w * 0.34, y - w * 0.76],
      [x + w * 0.5, y - w * 0.42],
      [x + w * 0.14, y],
    ]),
    colour,
  )
  for (const dx of [-0.3, -0.12, 0.1, 0.3])
    brush.stroke(
      curve([
        [x, y - w * 0.05],
        [x + dx * w, y - w * 0.74],
      ]),
      darken(colour, 0.25),
      w * 0.035,
      0.6,
    )
}

/** A pile of autumn leaves or hay. */
export function paintHeap(brush: Brush, colour: string): void {
  brush.shadow(0, 0, 80, 12)
  brush.fill(
    blob([
      [-80, 0],
      [-56, -34],
      [0, -58],
      [58, -32],
      [82, 0],
      [0, 6],
    ]),
    colour,
  )
  for (let i = 0; i < 26; i++) {
    const x = ((i * 47) % 130) - 65
    const p: Point = [x, -6 - ((i * 31) % 38) * (1 - Math.abs(x) / 90)]
    brush.fill(
      ellipse(p[0], p[1], 9, 4.6, (i * 41) % 160),
      i % 3 ? lighten(colour, 0.18) : darken(colour, 0.16),
      { shade: 0.3, line: 0.4 },
    )
  }
}
