import { darken, lighten } from '../canvas/colour.ts'
import { curve, ellipse, type Point, polygon, samplePath, tube } from '../canvas/geometry.ts'
import { paintGrass } from '../motifs/foliage.ts'
import { paintShell } from '../motifs/nature.ts'
import { paintRock, paintWater } from './landscape.ts'
import { beamPlace, paintSky } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

function paintPalm({ brush }: Stage, x: number, y: number, h: number, side: number): void {
  const top: Point = [x - side * h * 0.22, y - h]
  brush.shadow(x, y, h * 0.2, h * 0.03)
  brush.fill(
    tube([[x, y], [x + side * h * 0.03, y - h * 0.5], top], [h * 0.045, h * 0.03, h * 0.022]),
    '#b58a5f',
  )
  for (let i = 0; i < 8; i++)
    brush.stroke(
      curve([
        [x - h * 0.03, y - i * h * 0.1],
        [x + h * 0.03, y - i * h * 0.1 - 4],
      ]),
      '#8f6846',
      2,
      0.5,
    )
  for (const [dx, dy] of [
    [-0.42, 0.1],
    [-0.34, -0.16],
    [-0.08, -0.26],
    [0.22, -0.2],
    [0.4, 0.02],
    [0.26, 0.22],
    [-0.24, 0.24],
  ] as const)
    brush.fill(
      tube(
        [top, [top[0] + dx * h * 0.6, top[1] + dy * h * 0.7 - h * 0.08], [top[0] + dx * h, top[1] + dy * h]],
        [h * 0.012, h * 0.045, 1],
      ),
      dy > 0 ? '#5f9c5c' : '#7bb464',
    )
}

function paintShore({ brush, random, horizon, ground }: Stage): void {
  const sand = '#f3dcae'
  const top = horizon + (ground - horizon) * 0.55
  const edge: Point[] = [-60, 140, 340, 560, 760, 1060].map((x) => [x, top + random.between(-22, 22)])
  const line = samplePath(edge)
  brush.stroke(curve(edge.map(([x, y]): Point => [x, y - 12])), '#ffffff', 16, 0.75)
  brush.fill(polygon([...line, [1100, 1100], [-100, 1100]]), sand, { shade: 0.6, line: 0 })
  brush.stroke(curve(edge.map(([x, y]): Point => [x, y + 10])), darken(sand, 0.2), 20, 0.3)
  brush.dabs(90, [0, top + 40, 1000, 1000], darken(sand, 0.25), 3, 0.35)
  for (let i = 0; i < 4; i++)
    paintShell(
      brush,
      random.between(60, 940),
      random.between(ground + 30, 960),
      random.between(18, 30),
      random.pick(['#f5b8a8', '#fff1dc', '#e7a9c0']),
    )
}

/** A beach with the open sea behind it. */
export const ocean: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, ground, calm } = stage
    paintSky(stage)
    atDepth(brush, 0.9, () => brush.fill(ellipse(500 - calm * 260, horizon + 6, 190, 60), '#8fb590'))
    paintWater(stage, horizon, ground - 40, '#4fa9bf')
    const [x] = beamPlace(stage)
    for (let i = 0; i < 12; i++)
      brush.spot(x + random.between(-40, 40), horizon + 8 + i * 13, 40 + i * 5, 4, brush.light.beam, 0.6)
    atDepth(brush, 0.4, () => {
      const sx = 500 + calm * 250
      brush.fill(
        polygon([
          [sx - 40, horizon + 14],
          [sx + 44, horizon + 14],
          [sx + 30, horizon + 32],
          [sx - 28, horizon + 32],
        ]),
        '#b9694f',
      )
      brush.fill(
        polygon([
          [sx, horizon + 8],
          [sx, horizon - 76],
          [sx + 42, horizon + 8],
        ]),
        '#fff6e6',
      )
      brush.fill(
        polygon([
          [sx - 5, horizon + 8],
          [sx - 5, horizon - 58],
          [sx - 32, horizon + 8],
        ]),
        '#f3c9a0',
      )
    })
    paintShore(stage)
    paintRock(stage, 500 + calm * 430, ground - 60, 150, '#a8a09c')
    paintRock(stage, 500 + calm * 350, ground - 40, 80, '#b5aca4')
    paintPalm(stage, 500 - calm * 440, ground - 30, 560, -calm)
    for (const dx of [400, 450]) paintGrass(brush, 500 - calm * dx, ground, 60, '#8fae5c')
  },
  front: ({ brush, random, calm }) => {
    for (let i = 0; i < 6; i++)
      paintGrass(
        brush,
        500 - calm * random.between(380, 500),
        1010,
        random.between(70, 130),
        darken('#8fae5c', 0.2),
      )
    brush.fill(ellipse(500 + calm * 470, 1000, 120, 40), lighten('#f3dcae', 0.1), { line: 0, shade: 0.4 })
  },
}
