import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const large = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'large', ...prop })

/** Things that carry people. */
export const vehicles: readonly Prop[] = [
  large({
    name: 'boat',
    words: /\bboat|\bship\b|canoe|raft|sail/,
    colour: '#c9694f',
    draw: (brush, colour) => {
      brush.shadow(0, 4, 150, 16)
      brush.stroke(
        curve([
          [0, -50],
          [0, -250],
        ]),
        '#8a6248',
        8,
      )
      brush.fill(
        blob([
          [8, -246],
          [96, -150],
          [110, -78],
          [8, -76],
        ]),
        '#fff6e6',
      )
      brush.fill(
        blob([
          [-8, -216],
          [-70, -130],
          [-76, -80],
          [-8, -78],
        ]),
        '#f5d9a0',
      )
      brush.fill(
        blob([
          [-140, -64],
          [0, -50],
          [146, -68],
          [108, 0],
          [0, 10],
          [-100, 2],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [-134, -52],
          [0, -38],
          [138, -56],
        ]),
        lighten(colour, 0.6),
        7,
      )
      brush.fill(
        polygon([
          [0, -250],
          [34, -262],
          [0, -274],
        ]),
        '#f5c344',
      )
    },
  }),
  large({
    name: 'rocket',
    words: /rocket|space ?ship|spacecraft/,
    colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 90, 13)
      for (const side of [-1, 1])
        brush.fill(
          blob([
            [side * 40, -110],
            [side * 92, -40],
            [side * 88, 0],
            [side * 40, -36],
          ]),
          colour,
        )
      brush.fill(
        blob([
          [0, -300],
          [44, -230],
          [58, -140],
          [46, -30],
          [-46, -30],
          [-58, -140],
          [-44, -230],
        ]),
        '#fbf3e6',
      )
      brush.fill(
        blob([
          [0, -302],
          [34, -256],
          [44, -226],
          [0, -214],
          [-44, -226],
          [-34, -256],
        ]),
        colour,
      )
      brush.fill(ellipse(0, -160, 28), '#c3cad6')
      brush.fill(ellipse(0, -160, 20), '#8fd0e8')
      brush.fill(roundRect(-34, -34, 68, 18, 6), darken(colour, 0.2))
    },
  }),
  large({
    name: 'bridge',
    words: /bridge/,
    colour: '#a9774f',
    draw: (brush, colour) => {
      brush.fill(
        blob([
          [-260, 60],
          [-120, 6],
          [0, -4],
          [140, 10],
          [270, 70],
          [120, 76],
          [-100, 70],
        ]),
        '#6fb0c4',
        { line: 0.4 },
      )
      for (const x of [-60, 10, 90])
        brush.stroke(
          curve([
            [x - 30, 52],
            [x, 48],
            [x + 30, 52],
          ]),
          '#e4f4f6',
          3,
          0.7,
        )
      brush.fill(
        blob([
          [-210, 10],
          [-110, -44],
          [0, -62],
          [110, -44],
          [210, 10],
          [190, 30],
          [100, -12],
          [0, -28],
          [-100, -12],
          [-190, 30],
        ]),
        colour,
      )
      for (let i = -4; i <= 4; i++)
        brush.stroke(
          curve([
            [i * 42, -58 + i * i * 3.4],
            [i * 42, -24 + i * i * 3.2],
          ]),
          darken(colour, 0.3),
          3,
          0.6,
        )
      for (let i = -3; i <= 3; i++)
        brush.fill(
          tube(
            [
              [i * 58, -54 + i * i * 5.4],
              [i * 58, -108 + i * i * 5.4],
            ],
            [6, 6],
          ),
          darken(colour, 0.12),
        )
      brush.fill(
        tube(
          [
            [-196, -52],
            [-100, -94],
            [0, -110],
            [100, -94],
            [196, -52],
          ],
          [6, 6],
        ),
        darken(colour, 0.05),
      )
    },
  }),
]
