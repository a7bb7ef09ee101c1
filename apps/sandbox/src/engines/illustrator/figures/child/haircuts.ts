import { type Point, radians } from '../../canvas/geometry.ts'
import type { HairStyle } from '../../scene.ts'

/** The shape of a haircut on the skull. */
export interface Cut {
  /** Thickness over the skull, in head radii. */
  volume: number
  /** Latitude of the hair's edge by longitude 0-180 (even on both sides unless parted). */
  edge: readonly (readonly [number, number])[]
  /** Height of the parting's sweep: the fringe is lower on one side. */
  sweep: number
  /** Jags of the fringe in degrees. */
  jag: number
}

const open: Cut['edge'] = [
  [0, 44],
  [30, 38],
  [52, 18],
  [66, 6],
  [78, 0],
  [96, 4],
  [110, -14],
  [180, -40],
]

/** Haircuts by style. */
export const cuts: Record<HairStyle, Cut> = {
  short: {
    volume: 0.13,
    edge: [
      [0, 27],
      [34, 25],
      [56, 12],
      [72, -6],
      [84, -4],
      [98, 0],
      [112, -16],
      [180, -36],
    ],
    sweep: 6,
    jag: 7,
  },
  buzz: {
    volume: 0.045,
    edge: [
      [0, 42],
      [34, 39],
      [54, 24],
      [70, 4],
      [84, 0],
      [98, 4],
      [112, -14],
      [180, -34],
    ],
    sweep: 0,
    jag: 0,
  },
  curly: {
    volume: 0.24,
    edge: [
      [0, 32],
      [36, 28],
      [56, 12],
      [74, -10],
      [96, -24],
      [180, -46],
    ],
    sweep: 3,
    jag: 5,
  },
  afro: {
    volume: 0.46,
    edge: [
      [0, 40],
      [36, 34],
      [56, 16],
      [74, -6],
      [96, -24],
      [180, -50],
    ],
    sweep: 0,
    jag: 3,
  },
  bob: {
    volume: 0.14,
    edge: [
      [0, 24],
      [40, 22],
      [52, 6],
      [60, -28],
      [76, -46],
      [180, -52],
    ],
    sweep: 1,
    jag: 2,
  },
  long: {
    volume: 0.12,
    edge: [
      [0, 40],
      [26, 32],
      [46, 12],
      [58, -22],
      [76, -46],
      [180, -56],
    ],
    sweep: 5,
    jag: 0,
  },
  ponytail: {
    volume: 0.09,
    edge: [
      [0, 33],
      [30, 27],
      [50, 14],
      [64, 4],
      [78, 0],
      [96, 2],
      [110, -16],
      [180, -38],
    ],
    sweep: 8,
    jag: 2,
  },
  pigtails: {
    volume: 0.09,
    edge: [
      [0, 26],
      [36, 24],
      [52, 10],
      [64, 0],
      [78, -4],
      [96, 0],
      [110, -18],
      [180, -40],
    ],
    sweep: 2,
    jag: 3,
  },
  braids: { volume: 0.09, edge: open, sweep: 3, jag: 0 },
  bun: {
    volume: 0.08,
    edge: [
      [0, 36],
      [30, 30],
      [50, 16],
      [64, 6],
      [78, 2],
      [96, 4],
      [110, -14],
      [180, -38],
    ],
    sweep: 7,
    jag: 0,
  },
}

/** Latitude of the hair's edge at a longitude, both in degrees. */
export function edgeAt(cut: Cut, longitude: number): number {
  const a = Math.abs(longitude)
  const i = Math.max(
    1,
    cut.edge.findIndex(([lon]) => lon >= a),
  )
  const [p, q] = [cut.edge[i - 1] as Point, cut.edge[i] as Point]
  const t = (a - p[0]) / (q[0] - p[0])
  const smooth = t * t * (3 - 2 * t)
  const jag = a < 60 ? (Math.abs(((longitude + 360) % 14) - 7) / 7 - 0.5) * cut.jag : 0
  const sweep = a < 70 ? Math.sin(radians(longitude * 1.3)) * cut.sweep : 0
  return p[1] + (q[1] - p[1]) * smooth + jag + sweep
}
