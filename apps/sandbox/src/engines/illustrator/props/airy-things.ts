import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, tube, unite } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** Things that are held up in the air. */
export const airyThings: readonly Prop[] = [
  hand({
    name: 'balloon',
    words: /balloon(?!.*basket)/,
    colour: '#dd4f45',
    carry: 'raised',
    foot: 10,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [0, 4],
          [8, -40],
          [-2, -80],
          [6, -116],
        ]),
        '#8a7a70',
        1.8,
      )
      brush.fill(
        blob([
          [6, -116],
          [-24, -146],
          [-26, -178],
          [6, -204],
          [38, -178],
          [36, -146],
        ]),
        colour,
      )
      brush.fill(
        polygon([
          [0, -112],
          [6, -120],
          [12, -112],
        ]),
        darken(colour, 0.1),
      )
      brush.fill(ellipse(-9, -178, 6, 12, 24), '#ffffff', { raw: true, shade: 0, line: 0, alpha: 0.6 })
    },
  }),
  hand({
    name: 'kite',
    words: /\bkite/,
    colour: '#ee8c3c',
    carry: 'raised',
    foot: 10,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [0, 2],
          [40, -60],
          [70, -130],
          [120, -180],
        ]),
        '#8a7a70',
        1.6,
      )
      brush.fill(
        polygon([
          [120, -236],
          [160, -196],
          [120, -136],
          [86, -196],
        ]),
        colour,
      )
      brush.fill(
        polygon([
          [120, -236],
          [160, -196],
          [120, -196],
        ]),
        lighten(colour, 0.4),
        { line: 0 },
      )
      brush.fill(
        polygon([
          [120, -136],
          [86, -196],
          [120, -196],
        ]),
        darken(colour, 0.14),
        { line: 0 },
      )
      brush.stroke(
        curve([
          [120, -136],
          [108, -112],
          [124, -96],
          [110, -72],
        ]),
        '#8a7a70',
        2,
      )
      for (const [x, y] of [
        [112, -112],
        [122, -92],
        [112, -74],
      ] as const)
        brush.fill(unite([ellipse(x - 6, y, 6, 3.4, 20), ellipse(x + 6, y, 6, 3.4, -20)]), '#f3c55a', {
          line: 0.5,
        })
    },
  }),
  hand({
    name: 'umbrella',
    words: /umbrella|parasol/,
    colour: '#dd4f45',
    carry: 'raised',
    foot: 8,
    draw: (brush, colour) => {
      brush.stroke(
        curve([
          [0, 20],
          [-6, -70],
          [-8, -104],
        ]),
        '#7d5a45',
        5,
      )
      brush.stroke(
        curve([
          [0, 18],
          [4, 30],
          [14, 26],
        ]),
        '#7d5a45',
        5,
      )
      brush.fill(
        blob([
          [-96, -62],
          [-72, -108],
          [-8, -136],
          [56, -108],
          [80, -62],
          [52, -70],
          [22, -58],
          [-8, -68],
          [-40, -58],
          [-70, -70],
        ]),
        colour,
      )
      for (const x of [-44, -8, 28])
        brush.stroke(
          curve([
            [-8, -135],
            [x, -100],
            [x * 1.1, -62],
          ]),
          darken(colour, 0.22),
          2,
          0.7,
        )
    },
  }),
  hand({
    name: 'sword',
    words: /\b(sword|stick|staff)\b/,
    colour: '#b98558',
    carry: 'raised',
    foot: 10,
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-8, 12],
            [34, -66],
          ],
          [4.4, 3],
        ),
        colour,
      )
      brush.fill(
        tube(
          [
            [-12, -8],
            [12, 6],
          ],
          [4, 4],
        ),
        darken(colour, 0.2),
      )
    },
  }),
]
