import { lighten } from '../canvas/colour.ts'
import { paintFlower, paintGrass } from '../motifs/foliage.ts'
import { paintMushroom } from '../motifs/nature.ts'
import { paintBush } from '../motifs/trees.ts'
import { paintRock } from './landscape.ts'
import type { Stage } from './stage.ts'

/** What may grow between horizon and figures in a setting. */
export type Clump = 'bush' | 'flowers' | 'stones' | 'ferns' | 'mushrooms'

type Planting = (stage: Stage, x: number, y: number, size: number, colour: string) => void

const blossoms = ['#f3a1b2', '#fff2e2', '#f6c95e', '#c3a3e0'] as const

const plantings: Record<Clump, Planting> = {
  bush: ({ brush, random }, x, y, size, colour) => {
    paintBush(brush, x, y, size * 1.2, colour, random.chance(0.5) ? random.pick(blossoms) : undefined)
  },
  flowers: ({ brush, random }, x, y, size) => {
    const petals = random.pick(blossoms)
    for (let i = 0; i < 8; i++) {
      const away = random.between(-0.6, 0.6) * size
      paintFlower(
        brush,
        x + away,
        y + random.between(-0.1, 0.12) * size,
        size * random.between(0.26, 0.42),
        petals,
      )
    }
  },
  stones: (stage, x, y, size) => {
    paintRock(stage, x, y, size * 0.7)
    paintRock(stage, x + size * 0.42, y + 6, size * 0.4)
    paintGrass(stage.brush, x - size * 0.34, y + 4, size * 0.3, '#7fa85a')
  },
  ferns: ({ brush, random }, x, y, size, colour) => {
    for (let i = 0; i < 4; i++)
      paintGrass(brush, x + random.between(-0.4, 0.4) * size, y, size * 0.6, lighten(colour, 0.06))
  },
  mushrooms: ({ brush }, x, y, size) => {
    paintMushroom(brush, x, y, size * 0.5)
    paintMushroom(brush, x + size * 0.34, y + 5, size * 0.32)
  },
}

/** Plants clumps in the middle distance, never where the figures stand; larger as they come nearer. */
export function plantClumps(stage: Stage, clumps: readonly Clump[], count: number, colour: string): void {
  const { random, horizon, ground, focus } = stage
  const rows = Array.from({ length: count }, () => random.next()).sort((a, b) => a - b)
  for (const t of rows) {
    const y = horizon + 40 + t * (ground + 60 - horizon - 40)
    const free = 120 + t * 150
    const x = random.between(-20, 1020 - 2 * free)
    const clump = stage.brush.frost ? random.pick(['stones', 'bush'] as const) : random.pick(clumps)
    plantings[clump](stage, x < focus - free ? x : x + 2 * free, y, 54 + t * 92, colour)
  }
}
