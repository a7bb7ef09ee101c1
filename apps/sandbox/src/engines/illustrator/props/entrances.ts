import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, roundRect, tube } from '../canvas/geometry.ts'
import { paintWindow } from '../motifs/buildings.ts'
import type { Prop } from './prop.ts'

const large = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'large', ...prop })

/** Doors and ways up. */
export const entrances: readonly Prop[] = [
  large({
    name: 'door',
    words: /\bdoor|portal|wardrobe/,
    colour: '#5f8fb0',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 90, 13)
      brush.fill(
        blob([
          [-76, 2],
          [-76, -170],
          [-46, -230],
          [0, -246],
          [46, -230],
          [76, -170],
          [76, 2],
        ]),
        '#cdb79e',
      )
      brush.fill(roundRect(-56, -222, 112, 224, 56), colour)
      for (const x of [-22, 22])
        brush.stroke(
          curve([
            [x, -212],
            [x, -4],
          ]),
          darken(colour, 0.25),
          3,
          0.7,
        )
      brush.fill(ellipse(36, -100, 7), '#f0bb4a')
      paintWindow(brush, 0, -166, 34, 44)
    },
  }),
  large({
    name: 'gate',
    words: /\bgate|archway|\barch\b/,
    colour: '#8a9a6c',
    draw: (brush, colour) => {
      for (const x of [-96, 96]) brush.fill(roundRect(x - 20, -190, 40, 192, 6), '#cdbca6')
      brush.stroke(
        curve([
          [-96, -186],
          [0, -262],
          [96, -186],
        ]),
        colour,
        20,
      )
      for (let i = 0; i < 7; i++)
        brush.fill(
          tube(
            [
              [-66 + i * 22, 0],
              [-66 + i * 22, -150 - Math.sin((i / 6) * Math.PI) * 60],
            ],
            [4, 4],
          ),
          '#5a5560',
        )
      brush.stroke(
        curve([
          [-74, -60],
          [74, -60],
        ]),
        '#5a5560',
        6,
      )
      for (const [x, y] of [
        [-80, -206],
        [-40, -236],
        [0, -254],
        [44, -234],
        [84, -202],
      ] as const)
        brush.fill(ellipse(x, y, 14), '#f0a0b0', { line: 0.6 })
    },
  }),
  large({
    name: 'ladder',
    words: /ladder|\bsteps\b|stairs/,
    colour: '#b98558',
    draw: (brush, colour) => {
      for (const x of [-30, 30])
        brush.fill(
          tube(
            [
              [x, 0],
              [x + 24, -290],
            ],
            [6, 6],
          ),
          colour,
        )
      for (let i = 1; i < 9; i++)
        brush.fill(
          tube(
            [
              [-30 + i * 2.6, -i * 32],
              [30 + i * 2.6, -i * 32],
            ],
            [5, 5],
          ),
          lighten(colour, 0.12),
          { line: 0.7 },
        )
    },
  }),
]
