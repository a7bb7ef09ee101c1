import type { Stage } from './backgrounds/stage.ts'
import type { Brush } from './canvas/brush.ts'
import { clamp } from './canvas/geometry.ts'
import { type Placed, shots, usualHeight } from './composition.ts'
import { type ChildFigure, createChild } from './figures/child/create-child.ts'
import { breeds } from './figures/companions/breeds.ts'
import { scaleOf } from './figures/companions/draw-companion.ts'
import type { ColouredProp } from './props/find-props.ts'
import type { Companion, Scene } from './scene.ts'

/** Close pictures show the head high up and let the feet fall out of the picture. */
function groundFor(scene: Scene, stage: Stage, figure: ChildFigure, scale: number): number {
  if (scene.framing !== 'close' || scene.pose === 'sleeping') return Math.min(stage.ground, 960)
  const tall = (-figure.rig.headAt[1] + figure.rig.head * 1.15) * scale
  return clamp(190 + tall, 900, 1190)
}

/** A companion that a child kneels down to. */
const isLow = (companion: Companion | null): boolean =>
  companion !== null &&
  breeds[companion.species].size < 0.6 &&
  companion.species !== 'whale' &&
  companion.pose !== 'flying'

/** Puts the child beside the middle, looking into the quiet half of the picture. */
export function placeChild(brush: Brush, stage: Stage, held: ColouredProp | null): Placed<ChildFigure> {
  const { scene } = stage
  const height = shots[scene.framing].height * (0.94 + 0.014 * (scene.looks.age - 3))
  const scale = scene.pose === 'sleeping' ? Math.min(height / usualHeight, 2.3) : height / usualHeight
  const upward = ['reaching', 'climbing'].includes(scene.pose)
  const figure = createChild(
    {
      looks: scene.looks,
      pose: scene.pose,
      expression: scene.expression,
      view: scene.view,
      gaze: upward ? [0.4, -0.8] : [scene.companion || held ? 0.55 : 0.25, scene.companion ? 0.4 : 0.1],
      carry: held?.prop.carry ?? null,
      low: scene.pose === 'hugging' && isLow(scene.companion),
    },
    brush.style.headScale,
  )
  const y = groundFor(scene, stage, figure, scale)
  const flip = scene.pose === 'sleeping' ? stage.calm === 1 : stage.calm === -1
  return { thing: figure, x: stage.focus, y, scale, flip }
}

function standOff(companion: Companion, scene: Scene, holds: boolean): number {
  const { size, plan, legs } = breeds[companion.species]
  const half =
    plan === 'whale'
      ? 120
      : (companion.pose === 'sitting' || companion.pose === 'hugging' ? 70 : 105) *
        size *
        (legs[1] > 11 ? 1.05 : 1) *
        1.35
  if (scene.pose === 'hugging' || companion.pose === 'hugging')
    return isLow(companion) ? 22 + half * 0.66 : 16 + half * 0.62
  const armsOut =
    scene.pose === 'pointing' ||
    scene.pose === 'running' ||
    scene.pose === 'kneeling' ||
    scene.pose === 'sitting'
      ? 26
      : 4
  return 38 + (holds ? 44 : armsOut) + half
}

/** Puts the companion before the child, near enough for what they do together. */
export function placeCompanion(
  stage: Stage,
  child: Placed<ChildFigure>,
  holds: boolean,
): Placed<Companion> | null {
  const { scene } = stage
  const { companion } = scene
  if (!companion) return null
  const hug = scene.pose === 'hugging' || companion.pose === 'hugging'
  const thing: Companion =
    hug && companion.pose !== 'flying' && companion.species !== 'whale'
      ? { ...companion, pose: scene.pose === 'sleeping' ? 'sleeping' : 'hugging' }
      : companion
  const dir = child.flip ? -1 : 1
  const scale = scaleOf(thing, usualHeight) * child.scale * (hug && isLow(thing) ? 1.12 : 1)
  const aloft = thing.pose === 'flying' || thing.species === 'whale'
  const below = scene.pose === 'climbing'
  const beside = scene.pose === 'sleeping' ? dir * 120 : (below ? -dir : dir) * standOff(thing, scene, holds)
  const x = clamp(child.x + beside * child.scale * (scene.framing === 'close' ? 0.86 : 1), 90, 910)
  const lifted =
    hug && isLow(thing) && scene.pose !== 'sleeping'
      ? (breeds[thing.species].size < 0.4 ? 26 : 12) * child.scale
      : 0
  const lift = aloft
    ? (thing.species === 'whale' ? 70 : 120) * child.scale
    : thing.pose === 'jumping'
      ? 22 * child.scale
      : lifted
  const together = ['running', 'jumping'].includes(thing.pose) && scene.pose === 'running'
  const near = scene.pose === 'sleeping' ? 26 : 8
  return {
    thing,
    x,
    y: child.y + near - lift,
    scale,
    flip: together || below || scene.pose === 'sleeping' ? child.flip : !child.flip,
  }
}
