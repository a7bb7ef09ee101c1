import { paintFence, paintHouse } from '../motifs/buildings.ts'
import { paintFlower, strewMeadow } from '../motifs/foliage.ts'
import { paintBough } from '../motifs/framing-leaves.ts'
import { paintBush, paintTree } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintRays, paintSky } from './sky.ts'
import { atDepth, type Backdrop } from './stage.ts'

/** A cottage garden: fence, roses, flower beds. */
export const garden: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm } = stage
    paintSky(stage)
    paintHills(stage, horizon - 50, 80, '#9cc08a', 0.9)
    paintHills(stage, horizon - 16, 40, '#93bd74', 0.6)
    atDepth(brush, 0.5, () => {
      paintHouse(brush, 500 + calm * 300, horizon + 14, 170, '#f6e6cc', '#c9705a')
      for (const x of [60, 190, 640, 930])
        paintTree(
          brush,
          x + random.between(-30, 30),
          horizon + 14,
          random.between(170, 250),
          random.pick(['#8fb765', '#7aa862', '#e2a8ae']),
        )
    })
    paintRays(stage, 0.4)
    paintGround(stage, '#9cc568')
    atDepth(brush, 0.18, () => paintFence(brush, -20, 1020, horizon + 62, 78, '#fbf3e4'))
    paintPath(stage, '#e8d2a6')
    for (const x of [70, 210, 800, 940])
      paintBush(brush, x, horizon + 100, 150, '#76ab5d', random.pick(['#f3a1b2', '#fff2e2', '#f6c95e']))
    paintTree(brush, 500 - calm * 440, horizon + 140, 600, '#8fb85f')
    plantClumps(stage, ['flowers', 'flowers', 'bush', 'ferns'], 7, '#76ab5d')
    strewMeadow(brush, horizon + 110, 920, 60, '#7fae50', 0.5)
  },
  front: ({ brush, random, calm }) => {
    for (let i = 0; i < 15; i++)
      paintFlower(brush, (i % 2 ? 0 : 830) + random.between(-10, 180), 1010, random.between(60, 130))
    paintBough(brush, calm === 1 ? -1 : 1, '#7aa95a', '#f9c3cd')
  },
}
