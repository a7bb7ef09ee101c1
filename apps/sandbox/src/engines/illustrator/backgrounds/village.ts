import { curve, ellipse } from '../canvas/geometry.ts'
import { paintHouse } from '../motifs/buildings.ts'
import { strewMeadow } from '../motifs/foliage.ts'
import { paintBough } from '../motifs/framing-leaves.ts'
import { paintBush, paintTree } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

const walls = ['#f7e7ca', '#f2d2bb', '#dfe6d4', '#f3ddb0'] as const
const roofs = ['#c8694f', '#7f8fb4', '#b98250', '#9a6a7e'] as const

function paintLampPost(stage: Stage, x: number, y: number): void {
  const { brush } = stage
  brush.stroke(
    curve([
      [x, y],
      [x, y - 190],
    ]),
    '#56505c',
    8,
  )
  brush.fill(ellipse(x, y - 200, 17, 22), '#ffe6a0', { raw: brush.light.time === 'night', line: 0.8 })
  if (brush.light.time !== 'day') brush.glow(x, y - 200, 130, '#ffd070', 1)
}

/** Cottages along a lane, with strings of paper flags. */
export const village: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm } = stage
    paintSky(stage)
    paintHills(stage, horizon - 70, 110, '#94b79a', 0.9)
    atDepth(brush, 0.6, () => {
      for (let i = 0; i < 6; i++)
        paintHouse(
          brush,
          60 + i * 176 + random.between(-24, 24),
          horizon + 8,
          random.between(95, 125),
          random.pick(walls),
          random.pick(roofs),
        )
    })
    paintHills(stage, horizon + 14, 20, '#9fc07c', 0.45)
    atDepth(brush, 0.3, () => {
      paintHouse(brush, 500 - calm * 330, horizon + 60, 240, random.pick(walls), random.pick(roofs))
      paintTree(brush, 500 - calm * 150, horizon + 40, 230, '#8db566')
      paintTree(brush, 500 + calm * 230, horizon + 40, 210, '#8db566')
      paintHouse(brush, 500 + calm * 420, horizon + 66, 230, random.pick(walls), random.pick(roofs))
    })
    paintGround(stage, '#a5c474')
    paintPath(stage, '#e6d0a8')
    paintLampPost(stage, 500 - calm * 400, horizon + 190)
    paintBush(brush, 500 - calm * 470, horizon + 150, 170, '#79a85e', '#f6c95e')
    paintBush(brush, 500 + calm * 460, horizon + 160, 160, '#79a85e', '#f3a1b2')
    plantClumps(stage, ['flowers', 'bush', 'stones'], 5, '#79a85e')
    strewMeadow(brush, horizon + 90, 930, 44, '#80ab54', 0.36)
  },
  front: ({ brush, calm }) => {
    const [from, to] = calm === 1 ? [0, 560] : [440, 1000]
    const sag = (t: number) => 60 + Math.sin(t * Math.PI) * 70
    brush.stroke(
      curve([0, 0.25, 0.5, 0.75, 1].map((t) => [from + (to - from) * t, sag(t)] as const)),
      '#8a6a55',
      2.4,
    )
    for (let i = 1; i < 10; i++) {
      const x = from + ((to - from) * i) / 10
      brush.fill(
        ellipse(x, sag(i / 10) + 14, 13, 15),
        ['#dd6a57', '#f3c55a', '#6fa6b8', '#f09eae'][i % 4] as string,
        { line: 0.6 },
      )
    }
    paintBough(brush, calm, '#86ad5c')
  },
}
