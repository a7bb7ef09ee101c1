import { darken } from '../canvas/colour.ts'
import { blob, curve, ellipse, roundRect, tube } from '../canvas/geometry.ts'
import { starShape } from '../motifs/celestial.ts'
import type { Prop } from './prop.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** Things for the hand that shine or look far. */
export const shiningThings: readonly Prop[] = [
  hand({
    name: 'lantern',
    words: /lantern/,
    colour: '#dd4f45',
    carry: 'front',
    foot: 66,
    draw: (brush, colour) => {
      brush.glow(0, 36, 150, '#ffcf73', 1.1)
      brush.stroke(
        curve([
          [-13, 20],
          [0, -4],
          [13, 20],
        ]),
        '#6b4a3a',
        3,
      )
      brush.fill(roundRect(-12, 15, 24, 8, 3), darken(colour, 0.3))
      brush.fill(ellipse(0, 40, 23, 21), colour)
      brush.fill(ellipse(0, 40, 13, 19), '#ffe08a', { raw: true, alpha: 0.85, line: 0, shade: 0.3 })
      for (const x of [-11, 0, 11])
        brush.stroke(
          curve([
            [x * 0.6, 21],
            [x * 1.5, 40],
            [x * 0.6, 59],
          ]),
          darken(colour, 0.25),
          1.8,
          0.6,
        )
      brush.fill(roundRect(-11, 58, 22, 7, 3), darken(colour, 0.3))
    },
  }),
  hand({
    name: 'star',
    words: /\bstar\b|little star/,
    colour: '#f7cf5e',
    carry: 'front',
    foot: 18,
    draw: (brush, colour) => {
      brush.glow(0, -8, 100, '#ffe28a', 1)
      brush.fill(starShape(0, -8, 27, 6), colour, { raw: true })
    },
  }),
  hand({
    name: 'wand',
    words: /\bwand/,
    colour: '#8d6bb8',
    carry: 'raised',
    foot: 10,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [-6, 14],
          [22, -38],
        ]),
        colour,
        5,
      )
      brush.glow(25, -44, 90, '#ffe28a', 1.4)
      brush.fill(starShape(25, -44, 15, 12), '#f7cf5e', { raw: true })
    },
  }),
  hand({
    name: 'key',
    words: /\bkey/,
    colour: '#f0bb4a',
    carry: 'front',
    foot: 12,
    draw: (brush, colour) => {
      brush.glow(10, -12, 60, '#ffe28a', 0.8)
      brush.stroke(ellipse(0, -6, 11), colour, 6)
      brush.stroke(
        curve([
          [10, -10],
          [44, -24],
        ]),
        colour,
        6,
      )
      brush.stroke(
        curve([
          [36, -20],
          [40, -10],
        ]),
        colour,
        5,
      )
      brush.stroke(
        curve([
          [44, -24],
          [48, -14],
        ]),
        colour,
        5,
      )
    },
  }),
  hand({
    name: 'bell',
    words: /\bbell/,
    colour: '#f0bb4a',
    carry: 'front',
    foot: 36,
    draw: (brush, colour) => {
      brush.stroke(ellipse(0, 0, 6), darken(colour, 0.2), 4)
      brush.fill(
        blob([
          [-7, 6],
          [7, 6],
          [15, 26],
          [24, 34],
          [-24, 34],
          [-15, 26],
        ]),
        colour,
      )
      brush.fill(ellipse(0, 38, 6), darken(colour, 0.25))
    },
  }),
  hand({
    name: 'telescope',
    words: /telescope|spyglass|binocular/,
    colour: '#b9814a',
    carry: 'raised',
    foot: 10,
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-16, 4],
            [18, -8],
          ],
          [7, 8],
        ),
        darken(colour, 0.2),
      )
      brush.fill(
        tube(
          [
            [16, -8],
            [54, -22],
          ],
          [10, 13],
        ),
        colour,
      )
      brush.fill(ellipse(56, -23, 6, 13, -20), '#bfe0ea')
    },
  }),
  hand({
    name: 'magnifying glass',
    words: /magnif|looking glass/,
    colour: '#7d5a45',
    carry: 'front',
    foot: 10,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [0, 8],
          [12, -14],
        ]),
        colour,
        7,
      )
      brush.fill(ellipse(22, -32, 20), '#dff1f8', { alpha: 0.65, line: 0 })
      brush.stroke(ellipse(22, -32, 20), '#d9a44c', 5)
    },
  }),
]
