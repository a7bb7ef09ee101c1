import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { Limb, Rig } from './build-rig.ts'
import type { Wardrobe } from './wardrobe.ts'

/** Bends are soft: the joint is cut across a little, as in a hand-drawn limb. */
const soften = ([a, b, c]: Limb): Point[] => [
  a,
  [a[0] * 0.3 + b[0] * 0.7, a[1] * 0.3 + b[1] * 0.7],
  [b[0] * 0.7 + c[0] * 0.3, b[1] * 0.7 + c[1] * 0.3],
  c,
]

/** Draws an arm with sleeve and hand; `grip` closes the hand. */
export function drawArm(
  brush: Brush,
  limb: Limb,
  angle: number,
  skin: string,
  wear: Wardrobe,
  grip: boolean,
  pointing: boolean,
): void {
  const points = soften(limb)
  const [x, y] = limb[2]
  brush.fill(tube(points, [7.6, 7, 5.6]), skin, { shade: 0.5 })
  brush.at(
    x,
    y,
    1,
    () => {
      if (pointing)
        brush.fill(
          tube(
            [
              [0, 4],
              [0, 15],
            ],
            [3.2, 2.8],
          ),
          skin,
          { shade: 0.3 },
        )
      brush.fill(ellipse(0, 4.5, 7.2, grip ? 6.8 : 8), skin, { shade: 0.4 })
      brush.fill(ellipse(5.4, 2.6, 3, 4.6, -34), skin, { shade: 0.2, line: 0.6 })
    },
    -angle,
  )
  const cuff = wear.sleeve
  brush.fill(tube(points, cuff < 0.6 ? [10.5, 11.5, 11] : [10.5, 9.8, 8.8], [0, cuff]), wear.sleeveColour)
  if (cuff > 0.6)
    brush.fill(tube(points, [9.2, 9.2], [cuff - 0.07, cuff]), lighten(wear.sleeveColour, 0.18), {
      shade: 0,
      line: 0.6,
    })
}

function drawShoe(brush: Brush, at: Point, angle: number, turn: number, wear: Wardrobe): void {
  const away = turn > 100
  const side = away ? 0.15 : Math.min(1, 0.25 + Math.sin((turn * Math.PI) / 180))
  brush.at(
    at[0],
    at[1],
    1,
    () => {
      const toe = 8 + side * 13
      if (wear.boots)
        brush.fill(
          blob([
            [-9, -18],
            [9, -18],
            [9.5, 2],
            [-9.5, 2],
          ]),
          wear.shoes,
          { shade: 0.6 },
        )
      brush.fill(
        blob([
          [-9, -3],
          [2, -6],
          [toe * 0.7, 0],
          [toe, 6],
          [toe * 0.6, 11],
          [-7, 11],
          [-11, 5],
        ]),
        wear.shoes,
      )
      brush.stroke(
        curve([
          [-9, 10.4],
          [toe * 0.85, 10.4],
        ]),
        darken(wear.shoes, 0.35),
        2.4,
      )
      if (!wear.boots)
        brush.stroke(
          curve([
            [-3, 0],
            [toe * 0.4, 2.6],
          ]),
          lighten(wear.shoes, 0.4),
          2,
        )
    },
    -angle,
  )
}

/** Draws a leg with trousers, sock and shoe. */
export function drawLeg(
  brush: Brush,
  limb: Limb,
  angle: number,
  rig: Rig,
  skin: string,
  wear: Wardrobe,
): void {
  const points = soften(limb)
  brush.fill(tube(points, [10.5, 9, 6.8]), skin, { shade: 0.5 })
  brush.fill(tube(points, [8, 8, 7.6], [0.84, 1]), '#fbf4e6', { shade: 0.3, line: 0.7 })
  drawShoe(brush, limb[2], angle, rig.turn, wear)
  if (!wear.legs) return
  brush.fill(
    tube(points, wear.legLength > 0.8 ? [13, 11.5, 10] : [13.5, 13, 12.5], [0, wear.legLength]),
    wear.legs,
  )
}
