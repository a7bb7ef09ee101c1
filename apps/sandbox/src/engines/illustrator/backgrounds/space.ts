import { darken, lighten } from '../canvas/colour.ts'
import { curve, ellipse } from '../canvas/geometry.ts'
import { plain } from '../canvas/light.ts'
import { paintGround, paintHills, paintRock } from './landscape.ts'
import { paintStars } from './sky.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

const skies: Record<Stage['scene']['time'], readonly [string, string, string]> = {
  morning: ['#3a3f8c', '#8a6fb8', '#f2b8b8'],
  day: ['#2a3a86', '#5568b4', '#a9a0dc'],
  sunset: ['#3a2a70', '#8f4f90', '#f09a80'],
  night: ['#141440', '#2c2a6c', '#574a94'],
}

function paintPlanet(
  { brush }: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  ringed: boolean,
): void {
  brush.glow(x, y, r * 2, lighten(colour, 0.4), 0.8)
  if (ringed) brush.stroke(ellipse(x, y, r * 1.75, r * 0.42, -16), '#f3dca8', r * 0.13, 0.9)
  const disc = ellipse(x, y, r)
  brush.fill(disc, colour, { raw: true })
  brush.within(disc, () => {
    for (const [dy, w] of [
      [-0.4, 0.16],
      [0.05, 0.22],
      [0.5, 0.14],
    ] as const)
      brush.stroke(
        curve([
          [x - r * 1.1, y + dy * r + r * 0.2],
          [x, y + dy * r + r * 0.1],
          [x + r * 1.1, y + dy * r - r * 0.2],
        ]),
        lighten(colour, 0.28),
        r * w,
        0.6,
        true,
      )
    brush.spot(x + r * 0.7, y + r * 0.6, r * 1.1, r * 1.1, '#1a1440', 0.5)
  })
  if (ringed) {
    brush.ctx.save()
    brush.ctx.beginPath()
    brush.ctx.rect(x - r * 2, y + r * 0.04, r * 4, r * 2)
    brush.ctx.clip()
    brush.stroke(ellipse(x, y, r * 1.75, r * 0.42, -16), '#f3dca8', r * 0.13, 1)
    brush.ctx.restore()
  }
}

function paintCraters({ brush, random, horizon }: Stage, colour: string): void {
  for (let i = 0; i < 9; i++) {
    const t = random.next()
    const [x, y, w] = [random.between(0, 1000), horizon + 50 + t * (920 - horizon), 20 + t * 60]
    brush.fill(ellipse(x, y, w, w * 0.3), darken(colour, 0.18), { shade: 0, line: 0.5 })
    brush.fill(ellipse(x + 3, y + w * 0.07, w * 0.86, w * 0.22), darken(colour, 0.08), { shade: 0, line: 0 })
  }
}

/** A small friendly planet under a sky of stars. */
export const space: Backdrop = {
  behind: (stage) => {
    const { brush, random, horizon, calm, scene } = stage
    const gradient = brush.ctx.createLinearGradient(0, 0, 0, horizon + 80)
    skies[scene.time].forEach((c, i) => {
      gradient.addColorStop(i / 2, plain(c, brush.style))
    })
    brush.ctx.fillStyle = gradient
    brush.ctx.fillRect(-200, -200, 1400, 1400)
    for (let i = 0; i < 6; i++)
      brush.spot(
        random.between(0, 1000),
        random.between(0, horizon),
        random.between(150, 300),
        random.between(50, 110),
        random.pick(['#d77fc0', '#6fa8e8', '#f0b080']),
        0.24,
      )
    paintStars(stage, 170)
    paintPlanet(stage, 500 + calm * 290, horizon * 0.34, 92, '#e8a06a', true)
    paintPlanet(stage, 500 - calm * 340, horizon * 0.22, 44, '#7fc0c8', false)
    paintPlanet(stage, 500 - calm * 80, horizon * 0.5, 20, '#e88aa0', false)
    const soil = '#b6a4d0'
    paintHills(stage, horizon - 10, 70, '#a08cc4', 0.5)
    paintGround(stage, soil)
    paintCraters(stage, soil)
    for (const [dx, dy, w] of [
      [420, 120, 130],
      [340, 90, 60],
      [-440, 170, 150],
    ] as const)
      paintRock(stage, 500 + calm * dx, horizon + dy, w, '#8f82b0')
    atDepth(brush, 0, () => {
      for (let i = 0; i < 7; i++) {
        const [x, y] = [500 - calm * random.between(300, 490), horizon + random.between(90, 260)]
        brush.stroke(
          curve([
            [x, y],
            [x + 3, y - 26],
          ]),
          '#7fd0c0',
          4,
        )
        brush.glow(x + 3, y - 32, 40, '#9ff0e0', 1)
        brush.fill(ellipse(x + 3, y - 32, 10), '#a8f0dc', { raw: true, line: 0.5 })
      }
    })
  },
  front: (stage) => {
    paintRock(stage, 30, 1010, 180, '#6f6494')
    paintRock(stage, 985, 1010, 150, '#6f6494')
  },
}
