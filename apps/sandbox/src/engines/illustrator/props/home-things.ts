import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const ground = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'ground', ...prop })

/** Things of the house and the camp. */
export const homeThings: readonly Prop[] = [
  ground({
    name: 'cake',
    words: /\bcake|cupcake|pie\b|birthday/,
    colour: '#f7b6c0',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 60, 10)
      brush.fill(ellipse(0, -3, 58, 11), '#fff8ea')
      brush.fill(roundRect(-44, -44, 88, 42, 12), '#f3d9a8')
      brush.fill(
        blob([
          [-46, -48],
          [0, -58],
          [46, -48],
          [46, -30],
          [30, -22],
          [16, -30],
          [0, -20],
          [-16, -30],
          [-32, -22],
          [-46, -30],
        ]),
        colour,
      )
      for (const x of [-24, 0, 24]) {
        brush.fill(roundRect(x - 3, -80, 6, 26, 2), x ? '#8fc0dd' : '#f5c344', { line: 0.6 })
        brush.glow(x, -88, 36, '#ffd070', 1.2)
        brush.fill(ellipse(x, -87, 4, 7), '#ffb03c', { raw: true, line: 0 })
      }
    },
  }),
  ground({
    name: 'lamp',
    words: /\blamp|night ?light|candle/,
    colour: '#f5c344',
    draw: (brush, colour) => {
      brush.glow(0, -66, 170, '#ffd070', 1.3)
      brush.fill(ellipse(0, -4, 26, 8), '#9a6a4c')
      brush.stroke(
        curve([
          [0, -6],
          [0, -46],
        ]),
        '#9a6a4c',
        7,
      )
      brush.fill(
        polygon([
          [-19, -92],
          [19, -92],
          [36, -46],
          [-36, -46],
        ]),
        lighten(colour, 0.35),
        { raw: true },
      )
    },
  }),
  ground({
    name: 'campfire',
    words: /camp ?fire|bonfire|\bfire\b/,
    colour: '#f08f3c',
    draw: (brush, colour) => {
      brush.glow(0, -40, 240, '#ffb860', 1.5)
      for (const side of [-1, 1])
        brush.fill(
          tube(
            [
              [side * -40, -2],
              [side * 36, -16],
            ],
            [8, 8],
          ),
          '#7d5a45',
        )
      brush.fill(
        blob([
          [-30, -12],
          [-26, -48],
          [-12, -40],
          [0, -88],
          [14, -46],
          [26, -56],
          [30, -12],
          [0, -4],
        ]),
        colour,
        { raw: true, line: 0.6 },
      )
      brush.fill(
        blob([
          [-16, -12],
          [-12, -34],
          [0, -58],
          [12, -32],
          [16, -12],
        ]),
        '#ffd866',
        { raw: true, line: 0 },
      )
    },
  }),
  ground({
    name: 'bench',
    words: /\b(bench|stool|chair|log|stump|table|desk)\b/,
    colour: '#a9774f',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 70, 10)
      for (const x of [-46, 46]) brush.fill(roundRect(x - 7, -38, 14, 38, 4), darken(colour, 0.2))
      brush.fill(roundRect(-66, -50, 132, 17, 7), colour)
      brush.stroke(
        curve([
          [-52, -42],
          [50, -43],
        ]),
        darken(colour, 0.25),
        2,
        0.6,
      )
    },
  }),
  ground({
    name: 'teapot',
    words: /\b(teapot|tea|cup|mug|bowl|pot|soup|honey|jar)\b/,
    colour: '#7fb0b8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 34, 7)
      brush.fill(
        blob([
          [-26, -38],
          [26, -38],
          [22, -6],
          [0, 0],
          [-22, -6],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [24, -32],
          [42, -26],
          [22, -12],
        ]),
        colour,
        6,
      )
      brush.fill(ellipse(0, -38, 26, 7), '#8a5a3c', { line: 0.7 })
      for (const x of [-8, 8])
        brush.stroke(
          curve([
            [x, -48],
            [x + 5, -58],
            [x - 2, -68],
          ]),
          '#ffffff',
          3,
          0.6,
        )
    },
  }),
  ground({
    name: 'globe',
    words: /globe|\bplanet\b/,
    colour: '#5fa8d6',
    draw: (brush, colour) => {
      brush.fill(ellipse(0, -4, 26, 7), '#9a6a4c')
      brush.fill(ellipse(0, -44, 33), colour)
      brush.fill(
        blob([
          [-18, -62],
          [0, -66],
          [6, -50],
          [-10, -40],
          [-22, -46],
        ]),
        '#8fb85f',
        { line: 0.4 },
      )
      brush.fill(
        blob([
          [6, -34],
          [22, -40],
          [24, -26],
          [10, -18],
        ]),
        '#8fb85f',
        { line: 0.4 },
      )
      brush.stroke(
        curve([
          [-20, -80],
          [-40, -44],
          [-14, -8],
        ]),
        '#c9965a',
        5,
      )
    },
  }),
]
