import { curve, ellipse, tube, unite } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** Instruments that a child carries. */
export const musicThings: readonly Prop[] = [
  hand({
    name: 'flute',
    words: /flute|recorder|whistle|trumpet/,
    colour: '#d9a569',
    carry: 'front',
    foot: 8,
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-26, -22],
            [40, 4],
          ],
          [5, 6],
        ),
        colour,
      )
      for (const t of [0.3, 0.5, 0.7, 0.85])
        brush.fill(ellipse(-26 + 66 * t, -22 + 26 * t - 1, 2), '#5a4038', { shade: 0, line: 0 })
      for (const [x, y] of [
        [46, -24],
        [64, -46],
      ] as const) {
        brush.fill(ellipse(x, y, 5, 4, -20), '#5a4a6a', { shade: 0, line: 0 })
        brush.stroke(
          curve([
            [x + 4, y - 1],
            [x + 6, y - 20],
            [x + 14, y - 16],
          ]),
          '#5a4a6a',
          2.4,
        )
      }
    },
  }),
  hand({
    name: 'guitar',
    words: /guitar|ukulele|violin|fiddle/,
    colour: '#d48a4a',
    carry: 'front',
    foot: 34,
    draw: (brush, colour) => {
      brush.fill(
        tube(
          [
            [-6, 4],
            [58, -40],
          ],
          [5, 4],
        ),
        '#7d5a45',
      )
      brush.fill(unite([ellipse(-24, 18, 28, 24, -30), ellipse(0, 0, 19, 17, -30)]), colour)
      brush.fill(ellipse(-8, 8, 8), '#5a3a2c', { line: 0 })
      brush.stroke(
        curve([
          [-30, 22],
          [54, -38],
        ]),
        '#fff2da',
        1.4,
      )
    },
  }),
]
