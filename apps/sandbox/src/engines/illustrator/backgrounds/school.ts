import { darken } from '../canvas/colour.ts'
import { curve, ellipse, polygon, roundRect } from '../canvas/geometry.ts'
import { paintFence, paintWindow } from '../motifs/buildings.ts'
import { strewMeadow } from '../motifs/foliage.ts'
import { paintBough } from '../motifs/framing-leaves.ts'
import { paintBush, paintTree } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

function paintSchoolhouse({ brush, horizon, calm }: Stage): void {
  const [x, y] = [500 + calm * 140, horizon + 20]
  const [wall, roof] = ['#f0cfa0', '#b9604f']
  brush.fill(
    polygon([
      [x - 280, y],
      [x - 280, y - 150],
      [x + 280, y - 150],
      [x + 280, y],
    ]),
    wall,
    { shade: 0.5 },
  )
  brush.fill(
    polygon([
      [x - 306, y - 142],
      [x - 250, y - 220],
      [x + 250, y - 220],
      [x + 306, y - 142],
    ]),
    roof,
  )
  brush.fill(
    polygon([
      [x - 66, y],
      [x - 66, y - 216],
      [x, y - 290],
      [x + 66, y - 216],
      [x + 66, y],
    ]),
    '#f6ddb4',
    { shade: 0.5 },
  )
  brush.fill(
    polygon([
      [x - 84, y - 206],
      [x, y - 310],
      [x + 84, y - 206],
      [x + 66, y - 206],
      [x, y - 284],
      [x - 66, y - 206],
    ]),
    darken(roof, 0.1),
  )
  brush.fill(ellipse(x, y - 196, 27), '#fffaf0')
  brush.stroke(
    curve([
      [x, y - 196],
      [x, y - 213],
    ]),
    '#5a4038',
    3,
  )
  brush.stroke(
    curve([
      [x, y - 196],
      [x + 11, y - 190],
    ]),
    '#5a4038',
    3,
  )
  brush.fill(roundRect(x - 30, y - 94, 60, 96, 28), '#7a9ab0')
  brush.stroke(
    curve([
      [x, y - 90],
      [x, y],
    ]),
    '#557388',
    2.4,
  )
  for (const dx of [-230, -165, -105, 105, 165, 230]) paintWindow(brush, x + dx, y - 84, 40, 62)
}

/** A school behind its yard. */
export const school: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm } = stage
    paintSky(stage)
    paintHills(stage, horizon - 30, 80, '#9dbf92', 0.85)
    atDepth(brush, 0.4, () => {
      for (const x of [40, 960]) paintTree(brush, x, horizon + 20, random.between(240, 300), '#84b065')
      paintSchoolhouse(stage)
    })
    paintGround(stage, '#a8c877')
    atDepth(brush, 0.2, () => paintFence(brush, -20, 1020, horizon + 70, 60, '#e7b866'))
    paintPath(stage, '#ead6ae')
    paintTree(brush, 500 - calm * 440, horizon + 120, 520, random.pick(['#8fb85f', '#e0a657']))
    paintBush(brush, 500 + calm * 440, horizon + 120, 160, '#7cab60', '#f6c95e')
    plantClumps(stage, ['flowers', 'bush', 'ferns'], 5, '#7cab60')
    strewMeadow(brush, horizon + 110, 930, 40, '#86b056', 0.3)
  },
  front: ({ brush, calm }) => paintBough(brush, calm === 1 ? -1 : 1, '#86ad5c'),
}
