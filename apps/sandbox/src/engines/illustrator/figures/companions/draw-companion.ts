import type { Brush } from '../../canvas/brush.ts'
import { lighten } from '../../canvas/colour.ts'
import { namedColours } from '../../palette.ts'
import type { Companion } from '../../scene.ts'
import type { HeadPlace } from './beast.ts'
import { type Breed, breeds } from './breeds.ts'
import { drawAccessory } from './draw-accessory.ts'
import { drawBeast } from './draw-beast.ts'
import { drawBird } from './draw-bird.ts'
import { drawWhale } from './draw-whale.ts'

/** The breed in the coat the prompt names. */
function dress(companion: Companion): { breed: Breed; coat: string } {
  const breed = breeds[companion.species]
  if (!companion.coat || companion.coat === breed.coat) return { breed, coat: breed.coat }
  const pale = companion.coat === namedColours.white
  const coat = pale ? '#fbf6ee' : companion.coat
  return { breed: pale ? { ...breed, belly: '#ffffff' } : { ...breed, belly: lighten(coat, 0.72) }, coat }
}

/** Height of the sitting animal in units, before scaling. */
export const unitHeight = 150

/** Scale that gives the companion its height beside a child of `childHeight`. */
export const scaleOf = (companion: Companion, childHeight: number): number =>
  (breeds[companion.species].size * childHeight) / (companion.species === 'whale' ? 120 : unitHeight)

/** Draws the companion around 0, 0 (the ground under it), facing +x. */
export function drawCompanion(brush: Brush, companion: Companion): void {
  const { breed, coat } = dress(companion)
  const { pose, expression } = companion
  let place: HeadPlace
  if (breed.plan === 'bird') place = drawBird(brush, companion.species, breed, coat, pose, expression)
  else if (breed.plan === 'whale') place = drawWhale(brush, breed, coat, expression, pose === 'sleeping')
  else place = drawBeast(brush, { breed, coat, mood: expression, pose })
  if (companion.accessory && !(pose === 'sleeping' && companion.accessory === 'backpack')) {
    const [rx, ry] = breed.plan === 'beast' ? breed.head : [34, 31]
    brush.at(place.at[0], place.at[1], 1, () => drawAccessory(brush, companion, rx, ry), place.tilt)
  }
}
