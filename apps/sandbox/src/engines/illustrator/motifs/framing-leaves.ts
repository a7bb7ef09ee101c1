import type { Brush } from '../canvas/brush.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { ellipse, type Point, tube } from '../canvas/geometry.ts'
import { paintBlossom } from './foliage.ts'

/** Leaves carry snow when it lies. */
const inSeason = (brush: Brush, leaf: string) => (brush.frost ? mix(leaf, '#eef3fa', 0.6) : leaf)

/** Boughs with leaves that hang into the picture from an upper corner: -1 left, 1 right. */
export function paintBough(brush: Brush, side: -1 | 1, leaf: string, blossom?: string): void {
  const { random } = brush
  const colour = inSeason(brush, leaf)
  const edge = side < 0 ? -20 : 1020
  for (let b = 0; b < 3; b++) {
    const from: Point = [edge, 10 + b * 60]
    const to: Point = [edge - side * random.between(190, 330), 20 + b * 70 + random.between(0, 70)]
    const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) + 10]
    brush.fill(tube([from, middle, to], [8, 5, 2]), '#6b4c3c', { line: 0.6 })
    for (let i = 0; i < 22; i++) {
      const t = random.between(0.1, 1.05)
      const x = from[0] + (to[0] - from[0]) * t + random.between(-16, 16)
      const y = from[1] + (to[1] - from[1]) * t - Math.sin(t * 3) * 10 + random.between(-26, 30)
      const tone = random.pick([colour, darken(colour, 0.18), lighten(colour, 0.14)])
      const turn = random.between(20, 130)
      const size = random.between(14, 25)
      brush.fill(ellipse(x, y, size, size * 0.4, turn), tone, { shade: 0.5, line: 0.5 })
    }
    if (blossom && !brush.frost)
      for (let i = 0; i < 6; i++)
        paintBlossom(
          brush,
          from[0] + (to[0] - from[0]) * random.next(),
          from[1] + (to[1] - from[1]) * random.next() + random.between(-20, 24),
          8,
          blossom,
        )
  }
}

/** Large leaves and grass that frame the lower corners, in half shadow. */
export function paintCorner(brush: Brush, side: -1 | 1, leaf: string): void {
  const { random } = brush
  const colour = inSeason(brush, leaf)
  const x = side < 0 ? -10 : 1010
  const dark = darken(colour, 0.34)
  for (let i = 0; i < 9; i++) {
    const foot = x - side * random.between(0, 130)
    const tip: Point = [
      foot - side * random.between(-20, 90),
      1000 - random.between(60, 190) * (1 - Math.abs(foot - x) / 220),
    ]
    brush.fill(
      tube([[foot, 1010], [(foot + tip[0]) / 2 + side * 12, (1000 + tip[1]) / 2], tip], [9, 15, 1.5]),
      i % 2 ? dark : darken(colour, 0.22),
      { line: 0.6 },
    )
  }
}
