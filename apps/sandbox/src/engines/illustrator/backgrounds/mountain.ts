import { darken } from '../canvas/colour.ts'
import { blob, type Point, polygon } from '../canvas/geometry.ts'
import { strewMeadow } from '../motifs/foliage.ts'
import { paintCorner } from '../motifs/framing-leaves.ts'
import { paintPine } from '../motifs/trees.ts'
import { paintGround, paintHills, paintPath, paintRock } from './landscape.ts'
import { plantClumps } from './plant-clumps.ts'
import { paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

function paintPeak(stage: Stage, x: number, h: number, w: number, depth: number, colour: string): void {
  const { brush, horizon, random } = stage
  const y = horizon + 30
  const top: Point = [x, y - h]
  atDepth(brush, depth, () => {
    brush.fill(
      polygon([
        [x - w, y],
        [x - w * 0.5, y - h * 0.45],
        [x - w * 0.36, y - h * 0.52],
        top,
        [x + w * 0.3, y - h * 0.62],
        [x + w * 0.52, y - h * 0.4],
        [x + w, y],
      ]),
      colour,
    )
    brush.fill(
      polygon([
        top,
        [x + w * 0.3, y - h * 0.62],
        [x + w * 0.52, y - h * 0.4],
        [x + w, y],
        [x + w * 0.2, y],
        [x + w * 0.06, y - h * 0.5],
      ]),
      darken(colour, 0.2),
      { shade: 0.3, line: 0, alpha: 0.6 },
    )
    const jag = (t: number) => random.between(-0.02, 0.03) * h + t
    brush.fill(
      blob([
        top,
        [x + w * 0.2, jag(y - h * 0.74)],
        [x + w * 0.12, jag(y - h * 0.7)],
        [x + w * 0.04, jag(y - h * 0.64)],
        [x - w * 0.08, jag(y - h * 0.72)],
        [x - w * 0.16, jag(y - h * 0.66)],
        [x - w * 0.25, jag(y - h * 0.68)],
      ]),
      '#fbfcff',
      { shade: 0.5, line: 0.3 },
    )
  })
}

/** High meadows below snowy peaks. */
export const mountain: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm, scene } = stage
    const snowy = scene.weather === 'snow'
    paintSky(stage)
    paintPeak(stage, 500 + calm * 330, horizon * 0.5, 300, 0.95, '#8fa6c4')
    paintPeak(stage, 500 - calm * 60, horizon * 0.66, 380, 0.8, '#8799b8')
    paintPeak(stage, 500 - calm * 400, horizon * 0.56, 330, 0.65, '#7f8fae')
    paintHills(stage, horizon - 20, 70, snowy ? '#dfe8f2' : '#8cb27c', 0.55)
    atDepth(brush, 0.45, () => {
      for (let i = 0; i < 12; i++)
        paintPine(
          brush,
          random.between(-20, 1020),
          horizon + random.between(0, 26),
          random.between(90, 170),
          '#4f8068',
          snowy,
        )
    })
    paintGround(stage, snowy ? '#eef3f8' : '#9dc06c')
    paintPath(stage, snowy ? '#d9e2ee' : '#d9c39a')
    paintPine(brush, 500 - calm * 430, horizon + 150, 480, '#4c7f62', snowy)
    paintPine(brush, 500 - calm * 330, horizon + 90, 330, '#578a68', snowy)
    paintPine(brush, 500 + calm * 450, horizon + 100, 300, '#578a68', snowy)
    for (const [dx, dy, w] of [
      [380, 170, 120],
      [300, 120, 70],
      [-440, 260, 130],
    ] as const)
      paintRock(stage, 500 + calm * dx, horizon + dy, w)
    plantClumps(stage, snowy ? ['stones'] : ['stones', 'ferns', 'flowers'], snowy ? 3 : 7, '#6f9f58')
    if (!snowy) strewMeadow(brush, horizon + 70, 920, 46, '#7fab52', 0.36)
  },
  front: ({ brush, scene }) => {
    if (scene.weather === 'snow') return
    paintCorner(brush, -1, '#6f9f58')
    paintCorner(brush, 1, '#6f9f58')
  },
}
