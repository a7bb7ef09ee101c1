import type { Stage } from './backgrounds/stage.ts'
import { clamp } from './canvas/geometry.ts'
import type { Placed } from './composition.ts'
import type { ChildFigure } from './figures/child/create-child.ts'
import type { ColouredProp } from './props/find-props.ts'
import type { Companion } from './scene.ts'

/** Puts things on the ground on both sides of the figures, clear of their feet. */
export function placeGround(
  child: Placed<ChildFigure>,
  companion: Placed<Companion> | null,
  props: ColouredProp[],
): Placed<ColouredProp>[] {
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

/** Puts large things into the middle distance, or before a child that climbs them. */
export function placeLarge(
  stage: Stage,
  child: Placed<ChildFigure>,
  props: ColouredProp[],
): Placed<ColouredProp>[] {
  const { calm, scene } = stage
  return props.map((thing, i) => {
    const climbed = scene.pose === 'climbing' && /ladder|tree|house|slide|gate/.test(thing.prop.name)
    const x = climbed ? child.x + calm * 46 * child.scale : 500 + calm * (i ? -330 : 250)
    const y = climbed ? child.y - 4 : stage.horizon + (Math.min(child.y, 900) - stage.horizon) * 0.55
    const scale = climbed ? child.scale : child.scale * (scene.framing === 'close' ? 0.6 : 0.85)
    return { thing, x, y, scale, flip: false }
  })
}

/** Puts things into the sky, and small flying things beside the figures. */
export function placeSky(
  stage: Stage,
  child: Placed<ChildFigure>,
  props: ColouredProp[],
): Placed<ColouredProp>[] {
  const { calm, horizon } = stage
  const spots = [
    [calm * 40, 120],
    [-calm * 190, 105],
    [calm * 340, 330],
    [calm * 170, 70],
  ] as const
  return props.map((thing, i) => {
    const [dx, y] = spots[i % 4] as readonly [number, number]
    const near = ['butterfly', 'fireflies', 'fish'].includes(thing.prop.name)
    const low = near ? Math.min(child.y - 250, horizon + 40) : y
    if (thing.prop.name === 'moon') return { thing, x: 500 + calm * 260, y: 165, scale: 1, flip: false }
    const x = thing.prop.name === 'rainbow' ? 500 + calm * 60 : near ? child.x + calm * 230 : 500 + dx
    return { thing, x, y: low, scale: near ? Math.max(0.8, child.scale * 0.55) : 1, flip: false }
  })
}
