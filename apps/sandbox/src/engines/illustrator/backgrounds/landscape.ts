import { darken, lighten, mix, withAlpha } from '../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon, samplePath } from '../canvas/geometry.ts'
import { atDepth, type Stage } from './stage.ts'

/** A range of hills across the picture; `rough` makes peaks of them. */
export function paintHills(
  stage: Stage,
  y: number,
  swing: number,
  colour: string,
  depth: number,
  rough = 0,
): void {
  const { brush, random } = stage
  const points: Point[] = [[-80, y]]
  for (let x = -40; x <= 1080; x += rough ? 90 : 150)
    points.push([x, y - random.between(-0.2, 1) * swing * (rough && points.length % 2 ? 0.3 : 1)])
  const line = samplePath(points, rough ? 2 : 8)
  atDepth(brush, depth, () =>
    brush.fill(polygon([...line, [1100, 1100], [-100, 1100]]), colour, { shade: 0.7, line: 0.6 }),
  )
}

/** The ground from the horizon down, lighter far away, with soft folds; white when it snows. */
export function paintGround(stage: Stage, soil: string, folds = 4): void {
  const { brush, random, horizon, ground } = stage
  const colour = stage.scene.weather === 'snow' ? mix(soil, '#f4f7fc', 0.82) : soil
  const { ctx } = brush
  const edge: Point[] = []
  for (let x = -60; x <= 1060; x += 140) edge.push([x, horizon + random.between(-14, 14)])
  atDepth(brush, 0.25, () =>
    brush.fill(polygon([...samplePath(edge), [1100, 1100], [-100, 1100]]), colour, { shade: 0, line: 0.6 }),
  )
  const gradient = ctx.createLinearGradient(0, horizon, 0, 1000)
  gradient.addColorStop(0, withAlpha(brush.tone(lighten(colour, 0.16)), 0))
  gradient.addColorStop(0.4, withAlpha(brush.tone(colour), 0.9))
  gradient.addColorStop(1, brush.tone(darken(colour, 0.2)))
  ctx.fillStyle = gradient
  ctx.fillRect(-100, horizon + 16, 1200, 1100)
  paintFolds(stage, colour)
  for (let i = 0; i < folds; i++) {
    const y = horizon + ((1000 - horizon) * (i + 1)) / (folds + 1)
    brush.spot(
      random.between(100, 900),
      y,
      random.between(240, 420),
      26 + i * 8,
      brush.tone(i % 2 ? lighten(colour, 0.24) : darken(colour, 0.2)),
      0.3,
    )
  }
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 0.8
    const [x, y] = [random.between(-20, 1020), horizon + 24 + t * (976 - horizon)]
    const w = 8 + t * 34
    brush.stroke(
      curve([
        [x - w, y],
        [x, y - 2 - t * 3],
        [x + w, y],
      ]),
      random.chance(0.5) ? lighten(colour, 0.3) : darken(colour, 0.22),
      1.5 + t * 3.5,
      0.2,
    )
  }
  brush.spot(stage.focus, ground + 10, 430, 110, brush.tone(lighten(colour, 0.3)), 0.5)
}

/** Rises of the ground, each a little deeper in tone as it comes nearer. */
function paintFolds(stage: Stage, colour: string): void {
  const { brush, random, horizon, ground, calm } = stage
  const { ctx } = brush
  ;[0.2, 0.48].forEach((t, i) => {
    const y = horizon + (ground - horizon) * t
    const tilt = (i % 2 ? -1 : 1) * calm * random.between(18, 46)
    const edge: Point[] = [-60, 250, 520, 790, 1060].map((x) => [
      x,
      y + (tilt * (x - 500)) / 500 + random.between(-12, 12),
    ])
    const shape = polygon([...samplePath(edge), [1100, 1100], [-100, 1100]])
    const tone = i ? darken(colour, 0.1) : lighten(colour, 0.1)
    const gradient = ctx.createLinearGradient(0, y - 30, 0, y + 190)
    gradient.addColorStop(0, withAlpha(brush.tone(lighten(tone, 0.18)), 0.85))
    gradient.addColorStop(1, withAlpha(brush.tone(tone), 0))
    ctx.fillStyle = gradient
    ctx.fill(shape.path)
    if (brush.style.line) brush.stroke(curve(edge), darken(colour, 0.4), brush.style.line.width * 0.7, 0.35)
  })
}

/** A path that winds from the lower edge to the horizon; some seeds have none. */
export function paintPath(stage: Stage, colour: string): void {
  const { brush, random, horizon, focus, calm } = stage
  if (random.chance(0.3)) return
  const earth = stage.scene.weather === 'snow' ? mix(colour, '#e3eaf4', 0.8) : colour
  const h = 1000 - horizon
  const far = 500 + calm * 150
  const left: Point[] = [
    [focus - 200, 1010],
    [focus - 70 + calm * 60, horizon + h * 0.55],
    [far + calm * 60 - 26, horizon + h * 0.24],
    [far - 8, horizon + 12],
  ]
  const right: Point[] = [
    [far + 8, horizon + 12],
    [far + calm * 60 + 30, horizon + h * 0.24],
    [focus + 110 + calm * 70, horizon + h * 0.55],
    [focus + 170, 1010],
  ]
  brush.fill(polygon([...samplePath(left), ...samplePath(right)]), earth, { shade: 0.4, line: 0.4 })
  for (let i = 0; i < 16; i++) {
    const t = brush.random.next() ** 0.7
    const y = horizon + 20 + t * (h - 40)
    brush.fill(
      ellipse(far + (focus - far) * t + brush.random.between(-90, 90) * t, y, 4 + 10 * t, 2 + 4 * t),
      darken(earth, 0.14),
      { shade: 0.3, line: 0.2, alpha: 0.7 },
    )
  }
}

/** Stones with light on their upper left. */
export function paintRock(stage: Stage, x: number, y: number, w: number, colour = '#a49c98'): void {
  const { brush } = stage
  brush.shadow(x, y, w * 0.6, w * 0.1, 0.3)
  brush.fill(
    blob([
      [x - w * 0.5, y],
      [x - w * 0.42, y - w * 0.3],
      [x - w * 0.1, y - w * 0.5],
      [x + w * 0.28, y - w * 0.4],
      [x + w * 0.5, y],
    ]),
    colour,
  )
  brush.stroke(
    curve([
      [x - w * 0.16, y - w * 0.4],
      [x - w * 0.05, y - w * 0.2],
      [x - w * 0.12, y - w * 0.08],
    ]),
    darken(colour, 0.3),
    w * 0.02,
    0.5,
  )
}

/** Sheen of still or moving water between two heights. */
export function paintWater(stage: Stage, top: number, bottom: number, colour: string): void {
  const { brush, random } = stage
  const { ctx } = brush
  const far = brush.tone(mix(colour, brush.light.sky[2], 0.45))
  const gradient = ctx.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, far)
  gradient.addColorStop(1, brush.tone(colour))
  ctx.fillStyle = gradient
  ctx.fillRect(-100, top, 1200, bottom - top)
  for (let i = 0; i < 34; i++) {
    const t = random.next()
    const [x, y, w] = [random.between(-40, 1040), top + 8 + t * (bottom - top - 16), 14 + t * 60]
    brush.stroke(
      curve([
        [x - w, y],
        [x - w * 0.3, y - 3 - t * 4],
        [x + w * 0.3, y + 2],
        [x + w, y - 2],
      ]),
      lighten(colour, 0.55),
      1.6 + t * 2.4,
      0.5,
    )
  }
}
