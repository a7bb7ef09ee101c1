import { withAlpha } from '../canvas/colour.ts'
import { curve, ellipse } from '../canvas/geometry.ts'
import type { Stage } from './stage.ts'

type Veil = (stage: Stage) => void

const rain: Veil = ({ brush, random, ground }) => {
  for (let i = 0; i < 130; i++) {
    const [x, y, l] = [random.between(-40, 1040), random.between(-40, 980), random.between(16, 44)]
    brush.stroke(
      curve([
        [x, y],
        [x - l * 0.2, y + l],
      ]),
      '#e8f4fb',
      random.between(1.3, 3),
      random.between(0.35, 0.75),
      true,
    )
  }
  for (let i = 0; i < 14; i++) {
    const [x, y] = [random.between(20, 980), random.between(ground - 30, 990)]
    brush.stroke(ellipse(x, y, random.between(10, 24), 4), '#e8f4fb', 1.6, 0.5, true)
  }
}
const snow: Veil = ({ brush, random }) => {
  for (let i = 0; i < 150; i++) {
    const r = random.between(1.6, 6)
    brush.fill(ellipse(random.between(0, 1000), random.between(0, 1000), r), '#ffffff', {
      raw: true,
      shade: 0,
      line: 0,
      alpha: 0.5 + r * 0.07,
    })
  }
}
const wind: Veil = ({ brush, random }) => {
  for (let i = 0; i < 6; i++) {
    const [x, y, w] = [random.between(-60, 700), random.between(90, 640), random.between(150, 300)]
    brush.stroke(
      curve([
        [x, y],
        [x + w * 0.5, y - 16],
        [x + w, y - 4],
        [x + w * 1.08, y - 34],
        [x + w * 0.96, y - 42],
        [x + w * 0.92, y - 26],
      ]),
      '#ffffff',
      3,
      0.5,
      true,
    )
  }
  for (let i = 0; i < 20; i++) {
    const s = random.between(6, 13)
    brush.fill(
      ellipse(random.between(0, 1000), random.between(60, 900), s, s * 0.45, random.between(-70, 70)),
      random.pick(['#e8a24c', '#9cbf62', '#d9784a']),
      { shade: 0.3, line: 0.4 },
    )
  }
}
const fog: Veil = ({ brush, random, horizon }) => {
  const haze = brush.light.time === 'night' ? '#8ea0cc' : '#f7f4ec'
  for (let i = 0; i < 9; i++)
    brush.spot(
      random.between(0, 1000),
      horizon - 60 + i * 50,
      random.between(260, 460),
      random.between(36, 70),
      haze,
      0.5,
    )
}

const veils: Partial<Record<Stage['scene']['weather'], Veil>> = { rain, snow, wind, fog }

/** Rain, snow, wind or fog over the picture, where there is air. */
export function paintWeather(stage: Stage): void {
  const { place, weather } = stage.scene
  if (place !== 'space' && place !== 'undersea') veils[weather]?.(stage)
}

/** A ribbon of gold dust that winds through the picture. */
function paintDust({ brush, random, calm, horizon }: Stage): void {
  const [from, bend] = [random.between(0.2, 0.5), random.between(120, 220)]
  for (let i = 0; i < 70; i++) {
    const t = i / 70
    const x = 500 - calm * 560 + calm * 1120 * t + random.between(-14, 14)
    const y = horizon * from + Math.sin(t * 5 + from * 9) * bend + 260 * t + random.between(-24, 24)
    const r = random.between(0.8, 3.2)
    if (i % 5 === 0) brush.glow(x, y, 26 + r * 8, '#ffd977', 1.2)
    brush.fill(ellipse(x, y, r), '#fff0b8', { raw: true, shade: 0, line: 0, alpha: 0.9 })
  }
}

/** Loose lights in the air: fireflies at night, pollen by day, more of both in a dreamy style. */
export function paintMotes(stage: Stage): void {
  const { brush, random, scene, horizon } = stage
  if (scene.place === 'undersea' || scene.weather === 'rain' || scene.weather === 'snow') return
  if (brush.style.glow >= 2) paintDust(stage)
  const night = scene.time === 'night' || scene.time === 'sunset'
  const count = Math.round((night ? 14 : 5) * brush.style.glow)
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [random.between(20, 980), random.between(horizon - 160, 930), random.between(1.5, 3.4)]
    brush.glow(x, y, r * 8, '#ffe28a', 1)
    brush.ctx.fillStyle = withAlpha('#fff6cf', 0.9)
    brush.ctx.fill(ellipse(x, y, r).path)
  }
}
