import type { Stage } from './backgrounds/stage.ts'
import type { Brush } from './canvas/brush.ts'
import type { Random } from './canvas/random.ts'
import { type Composition, shots } from './composition.ts'
import { placeChild, placeCompanion } from './place-figures.ts'
import { placeGround, placeLarge, placeSky } from './place-props.ts'
import { type ColouredProp, findProps } from './props/find-props.ts'
import type { Scene } from './scene.ts'

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
    ground: placeGround(child, companion, slot('ground', 'hand')),
    large: placeLarge(stage, child, slot('large')),
    sky: placeSky(stage, child, slot('sky')),
  }
}
