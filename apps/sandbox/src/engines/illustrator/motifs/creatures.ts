import type { Brush } from '../canvas/brush.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse } from '../canvas/geometry.ts'

/** A round fish that swims left or right. */
export function paintFish(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  colour: string,
  left: boolean,
): void {
  brush.at(
    x,
    y,
    w / 50,
    () => {
      brush.fill(
        blob([
          [-20, 0],
          [-42, -16],
          [-36, 0],
          [-42, 16],
        ]),
        darken(colour, 0.1),
        { line: 0.6 },
      )
      brush.fill(
        blob([
          [-6, -15],
          [4, -27],
          [14, -14],
        ]),
        darken(colour, 0.1),
        { line: 0.5 },
      )
      const body = ellipse(0, 0, 27, 18)
      brush.fill(body, colour, { line: 0.7 })
      brush.within(body, () => {
        for (const dx of [-10, 6])
          brush.stroke(
            curve([
              [dx, -20],
              [dx + 4, 0],
              [dx, 20],
            ]),
            lighten(colour, 0.6),
            5,
            0.85,
          )
      })
      brush.fill(ellipse(15, -4, 4.6), '#fffdf6', { shade: 0, line: 0 })
      brush.fill(ellipse(16, -4, 2.8), '#2e1d1c', { shade: 0, line: 0 })
      brush.stroke(
        curve([
          [20, 6],
          [23, 7],
          [26, 4],
        ]),
        '#7a3a2a',
        1.6,
      )
    },
    0,
    left,
  )
}

/** A butterfly with spread wings. */
export function paintButterfly(brush: Brush, x: number, y: number, w: number, colour: string): void {
  brush.at(
    x,
    y,
    w / 50,
    () => {
      for (const side of [-1, 1]) {
        brush.fill(
          blob([
            [0, -2],
            [side * 10, -22],
            [side * 26, -22],
            [side * 22, -2],
          ]),
          colour,
          { line: 0.6 },
        )
        brush.fill(
          blob([
            [0, 0],
            [side * 18, 2],
            [side * 17, 17],
            [side * 5, 15],
          ]),
          lighten(colour, 0.25),
          { line: 0.6 },
        )
        brush.fill(ellipse(side * 17, -14, 4), '#fff6df', { shade: 0, line: 0 })
      }
      brush.fill(ellipse(0, 0, 2.6, 11), '#5a4038', { line: 0 })
      for (const side of [-1, 1])
        brush.stroke(
          curve([
            [0, -10],
            [side * 3, -18],
            [side * 8, -21],
          ]),
          '#5a4038',
          1.4,
        )
    },
    18,
  )
}
