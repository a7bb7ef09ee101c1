import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** Things for the hand of paper and for paper. */
export const paperThings: readonly Prop[] = [
  hand({
    name: 'book',
    words: /\b(book|diary|notebook|storybook)/,
    colour: '#4b86c8',
    carry: 'front',
    foot: 16,
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [-26, -14],
          [4, -8],
          [34, -16],
          [36, 12],
          [4, 20],
          [-28, 13],
        ]),
        colour,
      )
      brush.fill(
        blob([
          [-22, -17],
          [-8, -18],
          [4, -10],
          [4, 14],
          [-10, 8],
          [-23, 9],
        ]),
        '#fffaf0',
        { shade: 0.3, line: 0.5 },
      )
      brush.fill(
        blob([
          [31, -18],
          [17, -19],
          [4, -10],
          [4, 14],
          [18, 8],
          [32, 8],
        ]),
        '#fff6e6',
        { shade: 0.3, line: 0.5 },
      )
      for (const y of [-9, -2, 5])
        brush.stroke(
          curve([
            [10, y],
            [26, y - 2],
          ]),
          '#c9b8a0',
          1.6,
        )
      brush.fill(ellipse(-10, -5, 5), '#f0b45a', { shade: 0, line: 0 })
    },
  }),
  hand({
    name: 'map',
    words: /\bmap\b|scroll|treasure map/,
    colour: '#f0d9a4',
    carry: 'front',
    foot: 14,
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [-32, -24],
          [-10, -20],
          [12, -25],
          [36, -20],
          [36, 18],
          [12, 14],
          [-10, 19],
          [-32, 14],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [-22, 6],
          [-8, -6],
          [6, 4],
          [20, -8],
        ]),
        '#b5604a',
        2.6,
      )
      brush.stroke(
        curve([
          [22, -14],
          [30, -4],
        ]),
        '#b5604a',
        3,
      )
      brush.stroke(
        curve([
          [30, -14],
          [22, -4],
        ]),
        '#b5604a',
        3,
      )
      brush.fill(
        polygon([
          [-24, -6],
          [-17, -16],
          [-10, -6],
        ]),
        '#8fb073',
        { line: 0.5 },
      )
    },
  }),
  hand({
    name: 'letter',
    words: /\b(letter|envelope|note|postcard)/,
    colour: '#fff6e2',
    carry: 'front',
    foot: 14,
    draw: (brush, colour) => {
      brush.fill(roundRect(-22, -28, 48, 34, 3), colour)
      brush.stroke(
        curve([
          [-22, -28],
          [2, -8],
          [26, -28],
        ]),
        darken(colour, 0.3),
        2,
      )
      brush.fill(ellipse(2, -10, 6), '#d9574a', { line: 0.5 })
    },
  }),
  hand({
    name: 'feather',
    words: /feather|quill/,
    colour: '#8fb7dd',
    carry: 'front',
    foot: 10,
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [2, 6],
          [-6, -18],
          [2, -44],
          [18, -60],
          [20, -36],
          [12, -12],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [-2, 14],
          [4, -14],
          [16, -54],
        ]),
        lighten(colour, 0.6),
        2.4,
      )
    },
  }),
  hand({
    name: 'paint brush',
    words: /paint ?brush|\bpaints?\b|palette|crayon/,
    colour: '#4b86c8',
    carry: 'front',
    foot: 12,
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-12, 18],
            [16, -26],
          ],
          [3, 4],
        ),
        '#d9a569',
      )
      brush.fill(
        tube(
          [
            [16, -26],
            [21, -33],
          ],
          [5, 5],
        ),
        '#c3cad6',
      )
      brush.fill(
        blob([
          [16, -35],
          [27, -30],
          [34, -54],
        ]),
        colour,
      )
    },
  }),
]
