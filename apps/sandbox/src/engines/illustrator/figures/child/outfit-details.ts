import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, roundRect } from '../../canvas/geometry.ts'
import type { Outfit } from '../../scene.ts'
import type { Rig } from './build-rig.ts'
import type { Wardrobe } from './wardrobe.ts'

type Detail = (brush: Brush, rig: Rig, wear: Wardrobe, middle: number) => void

const buttons = (brush: Brush, x: number, from: number, to: number, count: number, colour: string) => {
  for (let i = 0; i < count; i++)
    brush.fill(ellipse(x, from + ((to - from) * i) / (count - 1), 2.7), colour, { line: 0.5 })
}

const stripes: Detail = (brush, rig, wear) => {
  for (let y = 12; y < rig.trunk; y += 13)
    brush.stroke(
      curve([
        [-40, y - 2],
        [0, y + 2],
        [40, y - 2],
      ]),
      wear.trim,
      4.2,
      0.85,
    )
}

/** Collars, buttons, stripes and pockets by outfit, in the frame of the trunk. */
export const details: Record<Outfit, Detail> = {
  't-shirt': (brush, rig, wear, x) => {
    stripes(brush, rig, wear, x)
  },
  dress: (brush, rig, wear, x) => {
    const [t, s] = [rig.trunk, rig.shoulders]
    brush.stroke(
      curve([
        [-s, t * 0.56],
        [0, t * 0.6],
        [s, t * 0.56],
      ]),
      darken(wear.top, 0.25),
      3,
    )
    for (const [dx, y] of [
      [-22, 84],
      [2, 90],
      [24, 82],
      [-8, 72],
      [14, 70],
      [-30, 96],
      [30, 96],
    ] as const)
      brush.fill(ellipse(dx, (y * t) / 72, 2.6), wear.trim, { shade: 0, line: 0 })
    for (const side of rig.turn < 100 ? [-1, 1] : [])
      brush.fill(ellipse(x + side * 7, 5, 9, 5.5, side * 24), wear.trim, { shade: 0.3 })
  },
  overalls: (brush, rig, wear, x) => {
    const [t, s] = [rig.trunk, rig.shoulders]
    const cloth = wear.legs as string
    for (let y = 14; y < t * 0.5; y += 11)
      brush.stroke(
        curve([
          [-34, y - 2],
          [0, y + 2],
          [34, y - 2],
        ]),
        '#d9695c',
        3,
        0.8,
      )
    for (const side of [-1, 1])
      brush.stroke(
        curve([
          [side * s * 0.42, 0],
          [x + side * s * 0.42, t * 0.4],
        ]),
        cloth,
        7,
      )
    const bib = blob([
      [x - s * 0.62, t * 0.34],
      [x + s * 0.62, t * 0.34],
      [s * 1.02, t * 0.6],
      [rig.hips * 1.16, t + 10],
      [-rig.hips * 1.16, t + 10],
      [-s * 1.02, t * 0.6],
    ])
    brush.fill(bib, cloth)
    if (rig.turn < 100)
      brush.fill(roundRect(x - 9, t * 0.5, 18, 14, 4), lighten(cloth, 0.12), { shade: 0.3, line: 0.6 })
    for (const side of [-1, 1])
      brush.fill(ellipse(x + side * s * 0.48, t * 0.42, 3), '#f6d98c', { line: 0.5 })
  },
  sweater: (brush, rig, wear) => {
    for (const y of [rig.trunk * 0.32, rig.trunk * 0.5])
      brush.stroke(
        curve([
          [-36, y],
          [-24, y + 6],
          [-12, y],
          [0, y + 6],
          [12, y],
          [24, y + 6],
          [36, y],
        ]),
        wear.trim,
        3.4,
        0.9,
      )
    brush.stroke(
      curve([
        [-40, rig.trunk + 3],
        [0, rig.trunk + 8],
        [40, rig.trunk + 3],
      ]),
      darken(wear.top, 0.18),
      7,
      0.7,
    )
    brush.stroke(
      curve([
        [-11, 1],
        [0, 6],
        [11, 1],
      ]),
      darken(wear.top, 0.16),
      6,
    )
  },
  raincoat: (brush, rig, wear, x) => {
    brush.stroke(
      curve([
        [x, 4],
        [x + 1, rig.trunk + wear.fall],
      ]),
      darken(wear.top, 0.28),
      2,
    )
    buttons(brush, x + 6, 18, rig.trunk + 6, 4, wear.trim)
    for (const side of [-1, 1])
      brush.fill(roundRect(x + side * 17 - 7, rig.trunk * 0.86, 14, 11, 3), darken(wear.top, 0.1), {
        shade: 0,
        line: 0.7,
      })
  },
  hoodie: (brush, rig, wear, x) => {
    brush.fill(
      blob([
        [x - 16, rig.trunk * 0.62],
        [x + 16, rig.trunk * 0.62],
        [x + 22, rig.trunk * 0.96],
        [x - 22, rig.trunk * 0.96],
      ]),
      darken(wear.top, 0.1),
      { shade: 0.3, line: 0.7 },
    )
    for (const side of [-1, 1])
      brush.stroke(
        curve([
          [x + side * 6, 4],
          [x + side * 7, 22],
        ]),
        wear.trim,
        2.4,
      )
  },
  pyjamas: (brush, rig, wear, x) => {
    for (const [dx, y] of [
      [-18, 22],
      [12, 18],
      [-8, 42],
      [20, 44],
      [-22, 60],
      [4, 64],
      [-2, 26],
    ] as const)
      brush.fill(ellipse(dx, y, 3), wear.trim, { shade: 0, line: 0, alpha: 0.9 })
    buttons(brush, x, 20, rig.trunk - 8, 3, darken(wear.top, 0.3))
    brush.stroke(
      curve([
        [-12, 1],
        [x, 11],
        [12, 1],
      ]),
      wear.trim,
      5,
    )
  },
  tunic: (brush, rig, wear, x) => {
    brush.stroke(
      curve([
        [-40, rig.trunk * 0.72],
        [0, rig.trunk * 0.78],
        [40, rig.trunk * 0.72],
      ]),
      '#7c5038',
      7,
    )
    brush.fill(roundRect(x - 6, rig.trunk * 0.68, 12, 11, 3), '#f0c860', { line: 0.6 })
    brush.stroke(
      curve([
        [-9, 1],
        [x, 16],
        [9, 1],
      ]),
      wear.trim,
      3.5,
    )
  },
}
