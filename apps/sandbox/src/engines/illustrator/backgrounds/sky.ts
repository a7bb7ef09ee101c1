import { darken, lighten, mix, withAlpha } from '../canvas/colour.ts'
import { ellipse, type Point, polygon } from '../canvas/geometry.ts'
import { plain } from '../canvas/light.ts'
import { paintCloud, paintMoon, starShape } from '../motifs/celestial.ts'
import type { Stage } from './stage.ts'

const grey = '#9fb0c0'

/** Paints the sky by time of day and weather, with sun or moon, stars and clouds. */
export function paintSky(stage: Stage): void {
  const { brush, scene, horizon } = stage
  const dull =
    scene.weather === 'rain' || scene.weather === 'fog'
      ? 0.5
      : ['cloudy', 'snow'].includes(scene.weather)
        ? 0.28
        : 0
  const greyer = scene.time === 'night' ? darken(grey, 0.6) : grey
  const gradient = brush.ctx.createLinearGradient(0, 0, 0, Math.max(300, horizon + 60))
  brush.light.sky.forEach((colour, i) => {
    gradient.addColorStop([0, 0.6, 1][i] as number, plain(mix(colour, greyer, dull), brush.style))
  })
  brush.ctx.fillStyle = gradient
  brush.ctx.fillRect(-200, -200, 1400, 1400)
  if (scene.time === 'night') paintStars(stage, dull > 0.4 ? 20 : 110)
  if (dull < 0.45) paintSunOrMoon(stage)
  paintClouds(stage, dull > 0.2 ? 7 : scene.time === 'night' ? 3 : 4, dull)
}

/** Where the sun or the moon stands. */
export function beamPlace({ calm, scene, horizon }: Stage): Point {
  const low =
    scene.time === 'sunset'
      ? horizon - 60
      : scene.time === 'morning'
        ? horizon * 0.46
        : Math.max(130, horizon * 0.3)
  return [500 + calm * (scene.time === 'sunset' ? 190 : 270), low]
}

function paintSunOrMoon(stage: Stage): void {
  const { brush, scene } = stage
  const [x, y] = beamPlace(stage)
  const { beam } = brush.light
  if (scene.props.some((p) => /\bmoon\b/.test(p.phrase)) && scene.time === 'night') return
  brush.glow(x, y, 330, beam, 0.9)
  if (scene.time === 'night') {
    paintMoon(brush, x, y, 62)
    return
  }
  brush.spot(x, y, 210, 210, beam, 0.55)
  const disc = scene.time === 'sunset' ? '#ffd27c' : '#fff3c0'
  brush.fill(ellipse(x, y, scene.time === 'sunset' ? 74 : 56), disc, {
    raw: true,
    shade: 0.2,
    line: brush.style.line ? 0.7 : 0,
  })
}

/** Strews stars over the upper sky; a few of them twinkle. */
export function paintStars({ brush, random, horizon }: Stage, count: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, 1000), random.between(0, Math.max(260, horizon))]
    const r = random.between(0.8, 2.6)
    brush.fill(ellipse(x, y, r), '#fff8dc', { raw: true, shade: 0, line: 0, alpha: random.between(0.4, 1) })
    if (i % 14 === 0) {
      brush.glow(x, y, 18, '#fff3c8', 0.8)
      brush.fill(starShape(x, y, 6), '#fff3c8', { raw: true, shade: 0, line: 0 })
    }
  }
}

function paintClouds(stage: Stage, count: number, dull: number): void {
  const { brush, random, scene, horizon } = stage
  const white =
    scene.time === 'night' ? '#6d81bd' : scene.time === 'sunset' ? '#ffd9c4' : mix('#ffffff', grey, dull)
  const colour = plain(white, brush.style)
  for (let i = 0; i < count; i++) {
    const w = random.between(90, 190)
    const y = random.between(50, Math.max(120, horizon * 0.62))
    paintCloud(brush, random.between(-40, 1040), y, w, colour, scene.time === 'night' ? 0.4 : 0.82)
  }
}

/** Rays of light that fall through leaves, when the sky is open. */
export function paintRays(stage: Stage, strength: number): void {
  if (['rain', 'fog', 'cloudy', 'snow'].includes(stage.scene.weather)) return
  const { brush } = stage
  const [x, y] = beamPlace(stage)
  const { ctx } = brush
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let i = 0; i < 6; i++) {
    const a = ((90 + stage.calm * 26 + (i - 2.5) * 13) * Math.PI) / 180
    const far: Point = [x + Math.cos(a) * 1100, y + Math.sin(a) * 1100]
    const wide = 26 + (i % 3) * 22
    const gradient = ctx.createLinearGradient(x, y, far[0], far[1])
    gradient.addColorStop(0, withAlpha(lighten(brush.light.beam, 0.2), 0.34 * strength))
    gradient.addColorStop(0.75, withAlpha(brush.light.beam, 0))
    ctx.fillStyle = gradient
    ctx.fill(
      polygon([
        [x - 8, y],
        [x + 8, y],
        [far[0] + wide, far[1]],
        [far[0] - wide, far[1]],
      ]).path,
    )
  }
  ctx.restore()
}
