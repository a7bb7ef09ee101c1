import { darken, lighten, withAlpha } from '../canvas/colour.ts'
import { ellipse, type Point, polygon, samplePath, tube } from '../canvas/geometry.ts'
import { plain } from '../canvas/light.ts'
import { paintFish } from '../motifs/creatures.ts'
import { paintRock } from './landscape.ts'
import { atDepth, type Backdrop, type Stage } from './stage.ts'

const deep: Record<Stage['scene']['time'], readonly [string, string, string]> = {
  morning: ['#c6efe6', '#6cc4cc', '#2f8fb0'],
  day: ['#b5ecec', '#57bcd0', '#2584ae'],
  sunset: ['#ffdcb0', '#7fa8c0', '#3f6fa0'],
  night: ['#3f6fb0', '#254f92', '#162f68'],
}

function paintCoral({ brush }: Stage, x: number, y: number, h: number, colour: string, bend: number): void {
  const grow = (from: Point, angle: number, length: number, width: number, left: number): void => {
    const a = (angle * Math.PI) / 180
    const to: Point = [from[0] + Math.sin(a) * length, from[1] - Math.cos(a) * length]
    brush.fill(tube([from, to], [width, width * 0.8]), colour, { line: 0.5 })
    if (left === 0) return
    for (const turn of [-32, 4, 34])
      if (left > 1 || turn !== 4) grow(to, angle + turn + bend, length * 0.68, width * 0.74, left - 1)
  }
  grow([x, y], bend, h * 0.4, h * 0.07, 2)
}

function paintWeed({ brush, random }: Stage, x: number, y: number, h: number, colour: string): void {
  for (let i = 0; i < 4; i++) {
    const foot = x + i * 14 - 20
    const high = h * random.between(0.7, 1.1)
    const sway = random.between(-26, 26)
    brush.fill(
      tube(
        [
          [foot, y],
          [foot + sway, y - high * 0.35],
          [foot - sway, y - high * 0.7],
          [foot + sway * 0.6, y - high],
        ],
        [6, 8, 7, 1],
      ),
      i % 2 ? colour : lighten(colour, 0.14),
      { line: 0.5 },
    )
  }
}

function paintShafts({ brush, random }: Stage): void {
  const { ctx } = brush
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let i = 0; i < 7; i++) {
    const x = random.between(0, 1000)
    const gradient = ctx.createLinearGradient(0, 0, 0, 780)
    gradient.addColorStop(0, withAlpha('#ffffff', 0.26))
    gradient.addColorStop(1, withAlpha('#ffffff', 0))
    ctx.fillStyle = gradient
    ctx.fill(
      polygon([
        [x, -10],
        [x + 50, -10],
        [x - 60, 800],
        [x - 190, 800],
      ]).path,
    )
  }
  ctx.restore()
}

function paintBubbles({ brush, random }: Stage, count: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [random.between(0, 1000), random.between(20, 900), random.between(4, 14)]
    brush.fill(ellipse(x, y, r), '#ffffff', { raw: true, shade: 0, line: 0, alpha: 0.16 })
    brush.stroke(ellipse(x, y, r), '#ffffff', 1.6, 0.6, true)
    brush.fill(ellipse(x - r * 0.35, y - r * 0.35, r * 0.22), '#ffffff', {
      raw: true,
      shade: 0,
      line: 0,
      alpha: 0.9,
    })
  }
}

/** The bright bottom of a warm sea. */
export const undersea: Backdrop = {
  behind: (stage) => {
    const { brush, random, ground, calm, scene } = stage
    const gradient = brush.ctx.createLinearGradient(0, 0, 0, 1000)
    deep[scene.time].forEach((c, i) => {
      gradient.addColorStop(i / 2, plain(c, brush.style))
    })
    brush.ctx.fillStyle = gradient
    brush.ctx.fillRect(-200, -200, 1400, 1400)
    paintShafts(stage)
    const floor = (y: number, swing: number, colour: string, depth: number) => {
      const edge: Point[] = [-60, 160, 380, 600, 820, 1060].map((x) => [x, y + random.between(-swing, swing)])
      atDepth(brush, depth, () =>
        brush.fill(polygon([...samplePath(edge), [1100, 1100], [-100, 1100]]), colour, { line: 0.4 }),
      )
    }
    floor(ground - 190, 50, '#4f93a8', 0.35)
    atDepth(brush, 0.3, () => {
      for (let i = 0; i < 5; i++)
        paintCoral(
          stage,
          random.between(0, 1000),
          ground - 120,
          random.between(110, 190),
          '#8f9cc0',
          random.between(-6, 6),
        )
    })
    floor(ground - 60, 20, '#efd9a8', 0)
    brush.dabs(60, [0, ground, 1000, 1000], darken('#efd9a8', 0.25), 3, 0.4)
    paintRock(stage, 500 - calm * 420, ground - 10, 190, '#8d98a8')
    for (const [dx, h, colour] of [
      [-440, 240, '#e9796f'],
      [-330, 150, '#f2a65a'],
      [430, 210, '#d97fb0'],
      [340, 130, '#f4c36a'],
    ] as const)
      paintCoral(stage, 500 + calm * dx, ground - 6, h, colour, random.between(-5, 5))
    for (const dx of [-390, -470, 390, 480])
      paintWeed(stage, 500 + calm * dx, ground + 14, random.between(170, 290), '#4f9c72')
    for (let i = 0; i < 6; i++)
      paintFish(
        brush,
        500 + calm * random.between(60, 440),
        random.between(120, 560),
        random.between(26, 46),
        random.pick(['#f39a4a', '#f7c94f', '#ee7d84', '#8fa8e0']),
        random.chance(0.5),
      )
    paintBubbles(stage, 26)
  },
  front: (stage) => {
    paintWeed(stage, 20, 1010, 230, '#2f7f66')
    paintWeed(stage, 980, 1010, 260, '#2f7f66')
    paintBubbles(stage, 8)
  },
}
