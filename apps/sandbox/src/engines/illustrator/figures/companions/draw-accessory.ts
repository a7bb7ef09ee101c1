import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, polygon, tube } from '../../canvas/geometry.ts'
import type { Companion } from '../../scene.ts'

/** Draws what a companion wears, in the frame of its head (half size `rx`, `ry`). */
export function drawAccessory(brush: Brush, companion: Companion, rx: number, ry: number): void {
  const colour = companion.accessoryColour
  switch (companion.accessory) {
    case 'scarf':
      brush.fill(
        tube(
          [
            [-rx * 0.62, ry * 0.8],
            [0, ry * 1.12],
            [rx * 0.62, ry * 0.82],
          ],
          [7.5, 8.5, 7.5],
        ),
        colour,
      )
      brush.fill(
        blob([
          [-rx * 0.44, ry * 0.96],
          [-rx * 0.1, ry * 1.06],
          [-rx * 0.24, ry * 1.9],
          [-rx * 0.64, ry * 1.82],
        ]),
        darken(colour, 0.08),
      )
      brush.stroke(
        curve([
          [-rx * 0.58, ry * 1.68],
          [-rx * 0.24, ry * 1.74],
        ]),
        lighten(colour, 0.5),
        3,
      )
      return
    case 'collar':
      brush.stroke(
        curve([
          [-rx * 0.6, ry * 0.86],
          [0, ry * 1.12],
          [rx * 0.6, ry * 0.86],
        ]),
        colour,
        7,
      )
      brush.fill(ellipse(rx * 0.1, ry * 1.28, 6.5), '#f3c04a')
      return
    case 'hat':
      brush.fill(ellipse(0, -ry * 0.82, rx * 0.86, 7.5, -5), darken(colour, 0.1))
      brush.fill(
        blob([
          [-rx * 0.56, -ry * 0.86],
          [-rx * 0.4, -ry * 1.5],
          [rx * 0.3, -ry * 1.56],
          [rx * 0.54, -ry * 0.9],
        ]),
        colour,
      )
      return
    case 'bow':
      for (const side of [-1, 1])
        brush.fill(
          polygon([
            [-rx * 0.4, -ry * 0.86],
            [-rx * 0.4 + side * 17, -ry * 0.86 - 12],
            [-rx * 0.4 + side * 17, -ry * 0.86 + 10],
          ]),
          colour,
        )
      brush.fill(ellipse(-rx * 0.4, -ry * 0.86, 5.5), darken(colour, 0.15))
      return
    case 'glasses':
      for (const side of [-0.26, 0.6])
        brush.stroke(ellipse(rx * side, -ry * 0.05, rx * 0.32, ry * 0.34), '#4b3a3a', 2.6)
      return
    case 'backpack':
      brush.fill(
        blob([
          [-rx * 1.1, ry * 1.1],
          [-rx * 0.66, ry * 1.0],
          [-rx * 0.6, ry * 2.1],
          [-rx * 1.2, ry * 2.1],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [-rx * 0.6, ry * 1.1],
          [-rx * 0.1, ry * 1.4],
          [-rx * 0.4, ry * 2],
        ]),
        darken(colour, 0.2),
        5,
      )
      return
  }
}
