import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, roundRect, tube } from '../canvas/geometry.ts'
import { paintBlossom } from '../motifs/foliage.ts'
import { paintShell } from '../motifs/nature.ts'
import type { Prop } from './prop.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** What a child picks, gathers and waters. */
export const gardenThings: readonly Prop[] = [
  hand({
    name: 'flower',
    words: /\b(flower|rose|tulip|daisy|sunflower|bouquet)/,
    colour: '#f08fa6',
    carry: 'front',
    foot: 30,
    draw: (brush, colour) => {
      for (const [x, y] of [
        [-10, -26],
        [6, -34],
        [20, -22],
      ] as const) {
        brush.stroke(
          curve([
            [2, 18],
            [x * 0.4, -4],
            [x, y],
          ]),
          '#5f9a52',
          3,
        )
        paintBlossom(brush, x, y, 7.5, x === 6 ? colour : lighten(colour, 0.3))
      }
    },
  }),
  hand({
    name: 'apple',
    words: /\b(apple|peach|pear|fruit|berry|berries)/,
    colour: '#dd4f45',
    carry: 'front',
    foot: 12,
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [0, -22],
          [14, -26],
          [22, -12],
          [12, 6],
          [0, 4],
          [-12, 6],
          [-22, -12],
          [-14, -26],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [0, -20],
          [3, -34],
        ]),
        '#7d5a45',
        3,
      )
      brush.fill(ellipse(10, -32, 8, 4, -24), '#7fae5a', { line: 0.5 })
    },
  }),
  hand({
    name: 'acorn',
    words: /acorn|\bnuts?\b|seed/,
    colour: '#c48a4f',
    carry: 'front',
    foot: 14,
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [-13, -10],
          [13, -10],
          [10, 6],
          [0, 16],
          [-10, 6],
        ]),
        colour,
      )
      brush.fill(
        blob([
          [-17, -9],
          [-12, -22],
          [0, -26],
          [12, -22],
          [17, -9],
          [0, -5],
        ]),
        darken(colour, 0.32),
      )
      brush.stroke(
        curve([
          [0, -25],
          [2, -33],
        ]),
        '#6b4a3a',
        3.4,
      )
    },
  }),
  hand({
    name: 'shell',
    words: /shell|conch/,
    colour: '#f5b8a8',
    carry: 'front',
    foot: 10,
    draw: (brush, colour) => paintShell(brush, 2, 8, 40, colour),
  }),
  hand({
    name: 'basket',
    words: /basket(?!ball)/,
    colour: '#c9965a',
    carry: 'front',
    foot: 54,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [-24, 26],
          [-18, 2],
          [0, -4],
          [18, 2],
          [24, 26],
        ]),
        darken(colour, 0.2),
        5,
      )
      for (const [x, c] of [
        [-13, '#dd4f45'],
        [4, '#f5c344'],
        [17, '#dd4f45'],
      ] as const)
        brush.fill(ellipse(x, 24, 10), c, { line: 0.7 })
      brush.fill(
        blob([
          [-32, 24],
          [0, 28],
          [32, 24],
          [25, 54],
          [-25, 54],
        ]),
        colour,
      )
      for (const y of [33, 43])
        brush.stroke(
          curve([
            [-28, y],
            [0, y + 4],
            [28, y],
          ]),
          darken(colour, 0.25),
          2.4,
          0.7,
        )
    },
  }),
  hand({
    name: 'watering can',
    words: /watering/,
    colour: '#7fb0b8',
    carry: 'front',
    foot: 48,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [-16, 14],
          [0, -4],
          [18, 14],
        ]),
        darken(colour, 0.25),
        5,
      )
      brush.fill(
        tube(
          [
            [18, 38],
            [52, 8],
          ],
          [6, 4],
        ),
        colour,
      )
      brush.fill(roundRect(-24, 12, 46, 36, 7), colour)
      for (const [x, y] of [
        [58, 16],
        [66, 28],
        [60, 36],
      ] as const)
        brush.fill(ellipse(x, y, 3, 5), '#bfe0f0', { line: 0.4 })
    },
  }),
]
