import { darken } from '../canvas/colour.ts'
import { tube } from '../canvas/geometry.ts'
import { strewMeadow } from '../motifs/foliage.ts'
import { paintBough, paintCorner } from '../motifs/framing-leaves.ts'
import { paintMushroom } from '../motifs/nature.ts'
import { leafy, paintBush, paintPine, paintTree } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintRays, paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

const greens = ['#7fae5a', '#6b9e57', '#93b45c', '#5c9163', '#a8b860'] as const

/** A tree in the haze: trunk and crown as one soft mass. */
function paintFarTree({ brush, random, horizon }: Stage, x: number, h: number): void {
  const green = random.pick(greens)
  brush.fill(
    tube(
      [
        [x, horizon + 24],
        [x, horizon - h * 0.4],
      ],
      [h * 0.03, h * 0.02],
    ),
    '#8a6a52',
    { line: 0 },
  )
  for (const [dx, dy, r] of [
    [-0.14, 0.36, 0.2],
    [0.15, 0.4, 0.19],
    [0, 0.62, 0.24],
  ] as const)
    brush.fill(leafy(brush, x + dx * h, horizon - dy * h, r * h, r * h * 0.95), green, {
      shade: 0.8,
      line: 0,
    })
}

function paintFarWood(stage: Stage): void {
  const { brush, random, horizon } = stage
  for (const [depth, count, size] of [
    [0.85, 15, 250],
    [0.55, 10, 330],
  ] as const)
    atDepth(brush, depth, () => {
      for (let i = 0; i < count; i++) {
        const x = -40 + (i * 1080) / (count - 1) + random.between(-26, 26)
        const h = size * random.between(0.8, 1.2)
        if (random.chance(0.45)) paintPine(brush, x, horizon + 20, h, '#5f9069')
        else paintFarTree(stage, x, h)
      }
    })
}

/** A wood with mossy ground, ferns and mushrooms. */
export const forest: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm } = stage
    paintSky(stage)
    paintHills(stage, horizon - 60, 90, '#7fae8a', 1)
    paintFarWood(stage)
    paintRays(stage, stage.scene.time === 'night' ? 0.5 : 1)
    paintGround(stage, '#86ab58')
    paintPath(stage, '#d8bd8c')
    const shy = -calm
    atDepth(brush, 0.22, () => {
      paintTree(
        brush,
        500 + shy * random.between(250, 340),
        horizon + 60,
        random.between(400, 500),
        random.pick(greens),
      )
      paintTree(
        brush,
        500 + calm * random.between(370, 460),
        horizon + 46,
        random.between(330, 430),
        random.pick(greens),
      )
      paintBush(brush, 500 + calm * 260, horizon + 56, 130, '#73a05a')
    })
    paintTree(brush, 500 + shy * 470, horizon + 130, 680, random.pick(greens))
    paintBush(brush, 500 + shy * 350, horizon + 130, 150, '#6f9f58', '#f4b6c0')
    plantClumps(stage, ['ferns', 'mushrooms', 'stones', 'bush', 'flowers'], 7, '#6f9f58')
    strewMeadow(brush, horizon + 50, 900, 52, '#6c9a48', 0.2)
    for (let i = 0; i < 3; i++)
      paintMushroom(brush, 500 + calm * (330 + i * 50), horizon + 190 + i * 30, 40 + i * 12)
  },
  front: ({ brush, random, calm }) => {
    paintCorner(brush, -1, '#5f9150')
    paintCorner(brush, 1, '#5f9150')
    paintBough(brush, calm === 1 ? -1 : 1, darken(random.pick(greens), 0.12))
  },
}
