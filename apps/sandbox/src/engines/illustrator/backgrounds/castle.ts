import { curve, polygon, roundRect } from '../canvas/geometry.ts'
import { paintTower, paintWindow } from '../motifs/buildings.ts'
import { strewMeadow } from '../motifs/foliage.ts'
import { paintCorner } from '../motifs/framing-leaves.ts'
import { paintBush, paintTree } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

function paintCastle({ brush, horizon, calm }: Stage): void {
  const x = 500 + calm * 150
  const y = horizon + 10
  const [wall, roof] = ['#e6d6c6', '#6f7fbb']
  paintTower(brush, x - 190, y, 84, 230, wall, roof)
  paintTower(brush, x + 190, y, 84, 230, wall, roof)
  paintTower(brush, x + 20, y - 60, 100, 300, wall, '#c86f7a')
  brush.fill(
    polygon([
      [x - 200, y],
      [x - 200, y - 150],
      [x + 200, y - 150],
      [x + 200, y],
    ]),
    wall,
    { shade: 0.7 },
  )
  for (let i = 0; i < 9; i++)
    brush.fill(roundRect(x - 196 + i * 45, y - 174, 30, 30, 3), wall, { shade: 0.3, line: 0.7 })
  paintTower(brush, x - 92, y, 72, 190, wall, roof)
  paintTower(brush, x + 92, y, 72, 190, wall, roof)
  brush.fill(roundRect(x - 44, y - 104, 88, 110, 44), '#8a5d43')
  for (const dx of [-20, 0, 20])
    brush.stroke(
      curve([
        [x + dx, y - 96],
        [x + dx, y],
      ]),
      '#6b4634',
      2.4,
      0.7,
    )
  for (const dx of [-150, 150]) paintWindow(brush, x + dx, y - 86, 26, 42)
}

/** A castle on its hill above a meadow. */
export const castle: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm } = stage
    paintSky(stage)
    paintHills(stage, horizon - 60, 110, '#94b0ac', 0.95)
    atDepth(brush, 0.5, () => paintCastle(stage))
    paintHills(stage, horizon + 10, 30, '#93bb78', 0.45)
    atDepth(brush, 0.35, () => {
      for (const x of [40, 150, 860, 970])
        paintTree(
          brush,
          x + random.between(-20, 20),
          horizon + 40,
          random.between(170, 240),
          random.pick(['#83ad63', '#72a06a']),
        )
    })
    paintGround(stage, '#97bf68')
    paintPath(stage, '#e3cda4')
    paintBush(brush, 500 - calm * 420, horizon + 120, 200, '#73a55d', '#f49aaf')
    paintBush(brush, 500 + calm * 440, horizon + 130, 170, '#73a55d', '#fff2e2')
    plantClumps(stage, ['flowers', 'bush', 'stones', 'ferns'], 6, '#73a55d')
    strewMeadow(brush, horizon + 70, 920, 54, '#78a84e', 0.34)
  },
  front: ({ brush }) => {
    paintCorner(brush, -1, '#5f9b55')
    paintCorner(brush, 1, '#5f9b55')
  },
}
