import type { Stage } from './backgrounds/stage.ts'
import type { Brush } from './canvas/brush.ts'
import { clamp } from './canvas/geometry.ts'
import type { Random } from './canvas/random.ts'
import { type ChildFigure, createChild } from './figures/child/draw-child.ts'
import { breeds } from './figures/companions/breeds.ts'
import { scaleOf } from './figures/companions/draw-companion.ts'
import { type ColouredProp, findProps } from './props/find-props.ts'
import type { Companion, Framing, Scene } from './scene.ts'

/** Something with a place, a size and a direction. */
export interface Placed<T> {
  thing: T
  x: number
  y: number
  scale: number
  /** Faces left. */
  flip: boolean
}

/** Where everything in a picture goes. */
export interface Composition {
  stage: Stage
  child: Placed<ChildFigure>
  companion: Placed<Companion> | null
  held: ColouredProp | null
  worn: ColouredProp | null
  ground: Placed<ColouredProp>[]
  large: Placed<ColouredProp>[]
  sky: Placed<ColouredProp>[]
}

/** Units of a five-year-old's height. */
const usualHeight = 222
const shots: Record<Framing, { height: number; horizon: number; ground: number; aside: number }> = {
  wide: { height: 300, horizon: 520, ground: 812, aside: 150 },
  medium: { height: 425, horizon: 480, ground: 868, aside: 112 },
  close: { height: 690, horizon: 400, ground: 1000, aside: 120 },
  above: { height: 330, horizon: 130, ground: 700, aside: 110 },
}

function createStage(brush: Brush, random: Random, scene: Scene): Stage {
  const shot = shots[scene.framing]
  const calm = random.chance(0.5) ? -1 : 1
  return {
    brush,
    random,
    scene,
    calm,
    horizon: shot.horizon + random.between(-50, 44),
    ground: shot.ground + random.between(-10, 14),
    focus: 500 - calm * (shot.aside + random.between(-60, 30)),
  }
}

function chooseHeld(scene: Scene, props: ColouredProp[]): ColouredProp | null {
  if (['hugging', 'sleeping', 'climbing', 'pointing'].includes(scene.pose)) return null
  return props.find(({ prop }) => prop.slot === 'hand') ?? null
}

/** Close pictures show the head high up and let the feet fall out of the picture. */
function groundFor(scene: Scene, stage: Stage, figure: ChildFigure, scale: number): number {
  if (scene.framing !== 'close' || scene.pose === 'sleeping') return Math.min(stage.ground, 960)
  const tall = (-figure.rig.headAt[1] + figure.rig.head * 1.15) * scale
  return clamp(190 + tall, 900, 1190)
}

/** A companion that a child kneels down to. */
const isLow = (companion: Companion | null): boolean =>
  companion !== null && breeds[companion.species].size < 0.6 && companion.species !== 'whale' && companion.pose !== 'flying'

function placeChild(brush: Brush, stage: Stage, held: ColouredProp | null): Placed<ChildFigure> {
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
  const half = plan === 'whale' ? 120 : (companion.pose === 'sitting' || companion.pose === 'hugging' ? 70 : 105) * size * (legs[1] > 11 ? 1.05 : 1) * 1.35
  if (scene.pose === 'hugging' || companion.pose === 'hugging') return isLow(companion) ? 22 + half * 0.66 : 16 + half * 0.62
  const armsOut = scene.pose === 'pointing' || scene.pose === 'running' || scene.pose === 'kneeling' || scene.pose === 'sitting' ? 26 : 4
  return 38 + (holds ? 44 : armsOut) + half
}

function placeCompanion(stage: Stage, child: Placed<ChildFigure>, holds: boolean): Placed<Companion> | null {
  const { scene } = stage
  const { companion } = scene
  if (!companion) return null
  const hug = scene.pose === 'hugging' || companion.pose === 'hugging'
  const thing: Companion = hug && companion.pose !== 'flying' && companion.species !== 'whale' ? { ...companion, pose: scene.pose === 'sleeping' ? 'sleeping' : 'hugging' } : companion
  const dir = child.flip ? -1 : 1
  const scale = scaleOf(thing, usualHeight) * child.scale * (hug && isLow(thing) ? 1.12 : 1)
  const aloft = thing.pose === 'flying' || thing.species === 'whale'
  const beside = scene.pose === 'sleeping' ? dir * 120 : dir * standOff(thing, scene, holds)
  const x = clamp(child.x + beside * child.scale * (scene.framing === 'close' ? 0.86 : 1), 90, 910)
  const lifted = hug && isLow(thing) && scene.pose !== 'sleeping' ? (breeds[thing.species].size < 0.4 ? 26 : 12) * child.scale : 0
  const lift = aloft ? (thing.species === 'whale' ? 70 : 120) * child.scale : thing.pose === 'jumping' ? 22 * child.scale : lifted
  const together = ['running', 'jumping'].includes(thing.pose) && scene.pose === 'running'
  const near = scene.pose === 'sleeping' ? 26 : 8
  return { thing, x, y: child.y + near - lift, scale, flip: together ? child.flip : scene.pose === 'sleeping' ? child.flip : !child.flip }
}

function placeGround(stage: Stage, child: Placed<ChildFigure>, companion: Placed<Companion> | null, props: ColouredProp[]): Placed<ColouredProp>[] {
  const dir = child.flip ? -1 : 1
  const scale = child.scale * 0.9
  const asleep = child.thing.pose === 'sleeping'
  const lead = asleep ? 150 * scale : companion ? (companion.x - child.x) * dir : 40 * scale
  const width = (companion ? 120 * companion.scale * 0.6 : 30) + 50 * scale
  const offsets = [lead + width, (asleep ? -215 : -115) * scale, lead + width + 110 * scale, -215 * scale]
  return props.map((thing, i) => {
    const x = clamp(child.x + dir * (offsets[i % 4] as number), 70, 930)
    const y = Math.min(975, child.y + (i % 2 ? 26 : 40))
    return { thing, x, y, scale, flip: false }
  })
}

function placeLarge(stage: Stage, child: Placed<ChildFigure>, props: ColouredProp[]): Placed<ColouredProp>[] {
  const { calm, scene } = stage
  return props.map((thing, i) => {
    const climbed = scene.pose === 'climbing' && /ladder|tree|house|slide|gate/.test(thing.prop.name)
    const x = climbed ? child.x + calm * 46 * child.scale : 500 + calm * (i ? -330 : 250)
    const y = climbed ? child.y - 4 : stage.horizon + (Math.min(child.y, 900) - stage.horizon) * 0.55
    const scale = climbed ? child.scale : child.scale * (scene.framing === 'close' ? 0.6 : 0.85)
    return { thing, x, y, scale, flip: false }
  })
}

function placeSky(stage: Stage, child: Placed<ChildFigure>, props: ColouredProp[]): Placed<ColouredProp>[] {
  const { calm, horizon } = stage
  const spots = [[calm * 250, 170], [-calm * 270, 130], [calm * 60, 120], [calm * 360, 330]] as const
  return props.map((thing, i) => {
    const [dx, y] = spots[i % 4] as readonly [number, number]
    const near = ['butterfly', 'fireflies', 'fish'].includes(thing.prop.name)
    const low = near ? Math.min(child.y - 250, horizon + 40) : y
    const x = thing.prop.name === 'rainbow' ? 500 + calm * 60 : near ? child.x + calm * 230 : 500 + dx
    return { thing, x, y: low, scale: near ? Math.max(0.8, child.scale * 0.55) : 1, flip: false }
  })
}

/** Decides where figures and things go; the seed varies sides, horizon and distances. */
export function composeScene(brush: Brush, random: Random, scene: Scene): Composition {
  const stage = createStage(brush, random, scene)
  const props = findProps(scene.props)
  const held = chooseHeld(scene, props)
  const child = placeChild(brush, stage, held)
  const companion = placeCompanion(stage, child, held !== null)
  const slot = (...slots: string[]) => props.filter((p) => p !== held && slots.includes(p.prop.slot))
  return {
    stage,
    child,
    companion,
    held,
    worn: slot('head')[0] ?? null,
    ground: placeGround(stage, child, companion, slot('ground', 'hand')),
    large: placeLarge(stage, child, slot('large')),
    sky: placeSky(stage, child, slot('sky')),
  }
}
