import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, polygon, roundRect, tube } from '../canvas/geometry.ts'
import { paintHouse } from '../motifs/buildings.ts'
import { paintTree } from '../motifs/trees.ts'
import type { Prop } from './prop.ts'

const large = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'large', ...prop })

/** Places to live, sleep and play in. */
export const dwellings: readonly Prop[] = [
  large({
    name: 'tent',
    words: /\btent\b|teepee|\bfort\b|den\b/,
    colour: '#e59a5a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 150, 16)
      brush.fill(
        polygon([
          [-140, 0],
          [0, -210],
          [140, 0],
        ]),
        colour,
      )
      brush.fill(
        polygon([
          [-40, 0],
          [0, -180],
          [44, 0],
        ]),
        '#6b4a4a',
      )
      brush.fill(
        polygon([
          [-40, 0],
          [0, -180],
          [-74, -2],
        ]),
        lighten(colour, 0.35),
      )
      brush.glow(2, -50, 90, '#ffcf80', 1)
      brush.stroke(
        curve([
          [0, -208],
          [0, -236],
        ]),
        '#7d5a45',
        5,
      )
      brush.fill(
        polygon([
          [0, -236],
          [34, -226],
          [0, -216],
        ]),
        '#dd4f45',
      )
      for (const side of [-1, 1])
        brush.stroke(
          curve([
            [side * 60, -120],
            [side * 130, -20],
          ]),
          lighten(colour, 0.55),
          8,
          side < 0 ? 0.7 : 0.4,
        )
    },
  }),
  large({
    name: 'tree house',
    words: /tree ?house/,
    colour: '#b98558',
    draw: (brush, colour) => {
      paintTree(brush, 0, 0, 470, '#7fae5a')
      brush.fill(roundRect(-110, -190, 220, 16, 4), darken(colour, 0.2))
      paintHouse(brush, 0, -190, 170, colour, '#c9694f')
      for (const x of [-16, 16])
        brush.stroke(
          curve([
            [x + 60, -180],
            [x + 66, 0],
          ]),
          darken(colour, 0.3),
          5,
        )
      for (let i = 1; i < 8; i++)
        brush.stroke(
          curve([
            [45 + i * 0.4, -i * 22],
            [79, -i * 22],
          ]),
          darken(colour, 0.2),
          5,
        )
    },
  }),
  large({
    name: 'house',
    words: /\b(house|cottage|cabin|hut|home)\b/,
    colour: '#c9694f',
    draw: (brush, colour) => paintHouse(brush, 0, 0, 300, '#f6e6cc', colour),
  }),
  large({
    name: 'tree',
    words: /\b(oak|apple tree|old tree|big tree|tree)\b/,
    colour: '#7fae5a',
    draw: (brush, colour) => paintTree(brush, 0, 0, 520, colour),
  }),
  large({
    name: 'bed',
    words: /\bbed\b/,
    colour: '#6f9fc8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 190, 16)
      brush.fill(roundRect(-190, -170, 30, 170, 10), '#a9774f')
      brush.fill(roundRect(-180, -64, 350, 44, 10), '#b98558')
      brush.fill(roundRect(-170, -96, 120, 46, 20), '#fff8ea')
      brush.fill(
        blob([
          [-80, -100],
          [60, -108],
          [168, -90],
          [176, -26],
          [-84, -26],
        ]),
        colour,
      )
      brush.fill(roundRect(158, -110, 24, 110, 8), '#a9774f')
    },
  }),
  large({
    name: 'slide',
    words: /\b(swing|slide|playground)\b/,
    colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-120, 0],
            [-84, -250],
          ],
          [7, 7],
        ),
        '#8a6248',
      )
      brush.fill(
        tube(
          [
            [120, 0],
            [84, -250],
          ],
          [7, 7],
        ),
        '#8a6248',
      )
      brush.fill(
        tube(
          [
            [-92, -246],
            [92, -246],
          ],
          [8, 8],
        ),
        '#9a7254',
      )
      for (const x of [-30, 30])
        brush.stroke(
          curve([
            [x, -244],
            [x, -70],
          ]),
          '#c9a06a',
          4,
        )
      brush.fill(roundRect(-42, -72, 84, 13, 5), colour)
    },
  }),
]
