import { findBackdrop } from './backgrounds/find-backdrop.ts'
import { paintRock } from './backgrounds/landscape.ts'
import { paintMotes, paintWeather } from './backgrounds/weather.ts'
import type { Brush } from './canvas/brush.ts'
import { ellipse, type Point } from './canvas/geometry.ts'
import type { Composition, Placed } from './composition.ts'
import { drawChild, drawEmbrace } from './figures/child/draw-child.ts'
import { drawSleepingChild } from './figures/child/draw-sleeping-child.ts'
import { drawCompanion } from './figures/companions/draw-companion.ts'
import type { ColouredProp } from './props/find-props.ts'

function drawProp(brush: Brush, { thing, x, y, scale, flip }: Placed<ColouredProp>): void {
  const { prop, colour } = thing
  const lift = prop.slot === 'hand' ? (prop.foot ?? 10) * scale : 0
  if (lift > 0) brush.shadow(x, y, 34 * scale, 7 * scale)
  brush.at(x, y - lift, scale, () => prop.draw(brush, colour), 0, flip)
}

/** Small things in the air fly about the figures, not in the sky. */
const isNear = ({ thing }: Placed<ColouredProp>) =>
  ['butterfly', 'fireflies', 'fish'].includes(thing.prop.name)

/** Paints the setting, with what is in the sky and the large things that stand in it. */
export function drawBackground(brush: Brush, composition: Composition): void {
  const { stage, child } = composition
  const close = stage.scene.framing === 'close'
  const paint = () => findBackdrop(stage.scene.place).behind(stage)
  if (close) brush.at(stage.focus * -0.3, stage.horizon * -0.3, 1.3, paint)
  else paint()
  for (const prop of composition.sky) if (!isNear(prop)) drawProp(brush, prop)
  for (const prop of composition.large) drawProp(brush, prop)
  brush.spot(
    child.x,
    child.y - 120 * child.scale,
    330,
    300,
    brush.light.beam,
    brush.light.time === 'night' ? 0.27 : 0.2,
  )
}

function drawShadows(brush: Brush, { child, companion, stage }: Composition): void {
  const wide = child.thing.pose === 'sleeping' ? 170 : 62
  if (stage.scene.place === 'undersea' && !companion) return
  brush.shadow(child.x, child.y + 3, wide * child.scale, 13 * child.scale, 0.42)
  if (!companion) return
  const aloft = companion.thing.pose === 'flying' || companion.thing.species === 'whale'
  brush.shadow(companion.x, child.y + 10, 72 * companion.scale, 12 * companion.scale, aloft ? 0.2 : 0.4)
}

function drawHelmet(brush: Brush, x: number, y: number, r: number): void {
  const glass = ellipse(x, y, r)
  brush.fill(glass, '#e6f7ff', { raw: true, shade: 0, line: 0, alpha: 0.16 })
  brush.stroke(glass, '#ffffff', r * 0.045, 0.75, true)
  brush.stroke(ellipse(x - r * 0.42, y - r * 0.45, r * 0.16, r * 0.3, 38), '#ffffff', r * 0.05, 0.6, true)
}

/** Where a point of the child's frame lies in the picture. */
function toPicture({ x, y, scale, flip }: Placed<unknown>, point: Point): Point {
  return [x + (flip ? -1 : 1) * point[0] * scale, y + point[1] * scale]
}

function drawOnHead(brush: Brush, composition: Composition): void {
  const { child, worn, stage } = composition
  const { rig, looks, pose } = child.thing
  if (pose === 'sleeping') return
  const [x, y] = toPicture(child, rig.headAt)
  const full = looks.hairStyle === 'afro' || looks.hairStyle === 'curly'
  if (worn) {
    const tilt = rig.tilt * (child.flip ? -1 : 1)
    const top = rig.head * (full ? 1.3 : 1.02) * child.scale
    brush.at(
      x + Math.sin((tilt * Math.PI) / 180) * top,
      y - top,
      child.scale,
      () => worn.prop.draw(brush, worn.colour),
      tilt,
    )
  }
  if (stage.scene.place === 'undersea' || stage.scene.place === 'space')
    drawHelmet(brush, x, y, rig.head * (full ? 1.62 : 1.4) * child.scale)
}

function drawChildIn(brush: Brush, { child, held, stage }: Composition, open: boolean): void {
  const { thing } = child
  thing.held = held ? () => held.prop.draw(brush, held.colour) : null
  const draw = () => {
    if (thing.pose === 'sleeping') drawSleepingChild(brush, thing, stage.scene.place !== 'room')
    else drawChild(brush, thing, open)
  }
  brush.at(
    child.x - (thing.pose === 'sleeping' ? (child.flip ? -40 : 40) * child.scale : 0),
    child.y,
    child.scale,
    draw,
    0,
    child.flip,
  )
}

function drawFoothold(brush: Brush, composition: Composition): void {
  const { child, stage, large } = composition
  if (
    child.thing.pose !== 'climbing' ||
    large.some((p) => /ladder|tree|house|slide|gate/.test(p.thing.prop.name))
  )
    return
  const dir = child.flip ? -1 : 1
  brush.figure = false
  paintRock(stage, child.x + dir * 74 * child.scale, child.y + 6, 150 * child.scale, '#b0a59c')
  paintRock(stage, child.x + dir * 128 * child.scale, child.y + 10, 210 * child.scale, '#a3988f')
  brush.figure = true
}

/** Draws the child, the companion and the things about them; in a hug the child's arm comes last. */
export function drawFigures(brush: Brush, composition: Composition): void {
  const { child, companion, stage } = composition
  brush.figure = true
  drawShadows(brush, composition)
  drawFoothold(brush, composition)
  const hug = companion?.thing.pose === 'hugging' || child.thing.pose === 'hugging'
  const arm = hug && child.thing.pose !== 'sleeping' && stage.scene.view !== 'back'
  const drawIt = () => {
    if (companion)
      brush.at(
        companion.x,
        companion.y,
        companion.scale,
        () => drawCompanion(brush, companion.thing),
        0,
        companion.flip,
      )
  }
  const aloft = companion?.thing.pose === 'flying' || companion?.thing.species === 'whale'
  if (aloft) drawIt()
  drawChildIn(brush, composition, arm)
  if (!aloft) drawIt()
  if (arm) brush.at(child.x, child.y, child.scale, () => drawEmbrace(brush, child.thing), 0, child.flip)
  drawOnHead(brush, composition)
  for (const prop of composition.ground) drawProp(brush, prop)
  brush.figure = false
}

/** Paints what is nearer than the figures: framing leaves, weather, lights in the air. */
export function drawForeground(brush: Brush, { stage, sky }: Composition): void {
  for (const prop of sky) if (isNear(prop)) drawProp(brush, prop)
  if (stage.scene.framing !== 'above') findBackdrop(stage.scene.place).front(stage)
  if (stage.scene.place === 'room') return
  paintWeather(stage)
  paintMotes(stage)
}
