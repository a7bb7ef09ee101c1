import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { blob, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { AnimalPose, Expression } from '../../scene.ts'
import type { Breed } from './breeds.ts'
import { drawAnimalHead } from './draw-animal-head.ts'
import { drawRidge, drawShell, drawSpines, drawTail, drawWing } from './draw-extras.ts'

/** An animal on four paws as it is to be drawn: facing +x, the ground at 0, 0, about 130 units tall sitting. */
export interface Beast {
  breed: Breed
  coat: string
  mood: Expression
  pose: AnimalPose
}

/** Where the head came to lie, for hats and scarves. */
export interface HeadPlace {
  at: Point
  tilt: number
}

const paw = (brush: Brush, beast: Beast, points: readonly Point[], width: number, far = false) => {
  const colour = far ? darken(beast.coat, 0.14) : beast.coat
  const socks = beast.breed.muzzle === 'mask' ? beast.breed.mark : colour
  brush.fill(tube(points, [width * 1.15, width, width * 0.95]), colour, { shade: 0.7 })
  const [x, y] = points[points.length - 1] as Point
  brush.fill(ellipse(x + 3, y, width * 1.2, width * 0.85), socks, { shade: 0.4 })
}

function drawHeadAt(brush: Brush, { breed, coat, mood, pose }: Beast, at: Point, tilt: number, turn: number): HeadPlace {
  brush.at(at[0], at[1], 1, () => drawAnimalHead(brush, breed, coat, mood, turn, pose === 'sleeping'), tilt)
  return { at, tilt }
}

function drawUpright(brush: Brush, beast: Beast, hugging: boolean): HeadPlace {
  const { breed, coat } = beast
  const [leg, w] = breed.legs
  const wide = 23 + w
  const high = 66 + leg * 0.16
  drawTail(brush, breed, coat, [-wide * 0.8, -14], false)
  if (breed.extra === 'dragon') drawWing(brush, breed, [-12, -high * 0.74], -34, 1)
  if (breed.extra === 'shell') drawShell(brush, breed, -wide * 0.42, -high * 0.46, wide, high * 0.52)
  if (breed.extra === 'spines') drawSpines(brush, breed, -10, -high * 0.62, wide * 1.25, high * 0.74)
  if (hugging) paw(brush, beast, [[10, -high * 0.78], [30, -high * 0.7], [44, -high * 0.82]], w, true)
  for (const x of [wide * 0.86, -wide * 0.72]) brush.fill(ellipse(x, -6, w * 1.5, 8), breed.muzzle === 'mask' ? breed.mark : coat, { shade: 0.5 })
  const body = blob([[-12, -high], [14, -high], [wide * 0.86, -high * 0.5], [wide * 0.96, -12], [wide * 0.6, -1], [-wide * 0.7, -1], [-wide, -14], [-wide * 0.8, -high * 0.5]])
  brush.fill(body, coat)
  brush.within(body, () => brush.fill(ellipse(wide * 0.26, -high * 0.38, wide * 0.56, high * 0.44), breed.belly, { shade: 0.4, line: 0 }))
  if (hugging) paw(brush, beast, [[-wide * 0.46, -high * 0.72], [4, -high * 0.52], [30, -high * 0.64]], w)
  else {
    paw(brush, beast, [[wide * 0.5, -high * 0.66], [wide * 0.56, -high * 0.3], [wide * 0.5, -6]], w * 0.92, breed.extra === 'none')
    paw(brush, beast, [[-wide * 0.24, -high * 0.66], [-wide * 0.14, -high * 0.3], [-wide * 0.1, -5]], w * 0.92)
  }
  if (breed.extra === 'spines') drawSpines(brush, breed, 0, -high - breed.head[1] * 0.62, breed.head[0] * 1.2, breed.head[1] * 1.24, true)
  return drawHeadAt(brush, beast, [6, -high - breed.head[1] * 0.62], hugging ? 8 : 2, 26)
}

type Gait = readonly [hindFar: number, hindNear: number, foreFar: number, foreNear: number]
const gaits: Partial<Record<AnimalPose, Gait>> = {
  running: [-52, -30, 40, 62],
  jumping: [-60, -44, 56, 74],
  flying: [-58, -42, 50, 66],
}

function drawOnFours(brush: Brush, beast: Beast): HeadPlace {
  const { breed, coat, pose } = beast
  const [leg, w] = breed.legs
  const gait = gaits[pose] ?? [-5, 4, -4, 6]
  const y = -leg - 8
  const thick = 16 + w
  const foot = (x: number, degrees: number): Point[] => {
    const a = (degrees * Math.PI) / 180
    const bend = degrees < -20 ? 0.9 : 0.5
    return [[x, y], [x + Math.sin(a) * leg * 0.55, y + leg * 0.5 * Math.cos(a * 0.6)], [x + Math.sin(a) * leg * (0.6 + bend * 0.4), y + leg * Math.cos(a * 0.75)]]
  }
  drawTail(brush, breed, coat, [-42, y - 10], true)
  if (breed.extra === 'dragon') drawWing(brush, breed, [2, y - thick * 0.7], pose === 'flying' ? -10 : -30, pose === 'flying' ? 1.5 : 1.1)
  paw(brush, beast, foot(-26, gait[0]), w, true)
  paw(brush, beast, foot(30, gait[2]), w, true)
  const body = blob([[-46, y - 8], [-30, y - thick * 0.95], [4, y - thick * 0.86], [36, y - thick * 1.02], [50, y - 6], [40, y + thick * 0.56], [0, y + thick * 0.62], [-36, y + thick * 0.56]])
  if (breed.extra === 'spines') drawSpines(brush, breed, -6, y - 8, 54, thick * 1.25)
  brush.fill(body, coat)
  brush.within(body, () => brush.fill(ellipse(8, y + thick * 0.66, 46, thick * 0.5), breed.belly, { shade: 0, line: 0, alpha: 0.85 }))
  if (breed.extra === 'antlers') for (const [dx, dy] of [[-28, -10], [-16, -14], [-22, -2], [-8, -8], [4, -14]] as const) brush.fill(ellipse(dx, y + dy, 3), breed.mark, { shade: 0, line: 0 })
  if (breed.extra === 'stripes') for (const dx of [-24, -8, 8]) brush.stroke(blob([[dx, y - thick], [dx + 4, y - thick * 0.4]], false), darken(coat, 0.3), 4, 0.6)
  if (breed.extra === 'shell') drawShell(brush, breed, -4, y - 4, 50, thick * 1.3)
  if (breed.extra === 'dragon') drawRidge(brush, breed, [[-38, y - thick * 0.8], [-12, y - thick * 0.9], [14, y - thick * 0.94]])
  paw(brush, beast, foot(-30, gait[1]), w)
  paw(brush, beast, foot(24, gait[3]), w)
  const neck = breed.legs[0] > 60 ? 36 : 20
  brush.fill(tube([[34, y - 6], [48, y - neck * 0.7 - 8]], [thick * 0.7, 14]), coat, { line: 0, shade: 0.3 })
  if (breed.extra === 'spines') drawSpines(brush, breed, 44, y - neck - breed.head[1] * 0.44, breed.head[0] * 1.16, breed.head[1] * 1.2, true)
  return drawHeadAt(brush, beast, [50, y - neck - breed.head[1] * 0.44], -2, 34)
}

function drawCurledUp(brush: Brush, beast: Beast): HeadPlace {
  const { breed, coat } = beast
  const w = breed.legs[1]
  const high = 46 + w
  const body = blob([[-52, -10], [-46, -high * 0.7], [-14, -high], [26, -high * 0.86], [50, -16], [40, 0], [-40, 0]])
  if (breed.extra === 'spines') drawSpines(brush, breed, -8, -high * 0.46, 56, high * 0.62)
  brush.fill(body, coat)
  brush.within(body, () => brush.fill(ellipse(22, 0, 34, 16), breed.belly, { shade: 0, line: 0, alpha: 0.8 }))
  if (breed.extra === 'shell') drawShell(brush, breed, -8, -high * 0.42, 48, high * 0.66)
  if (breed.extra === 'dragon') drawWing(brush, breed, [-10, -high * 0.7], -60, 0.9)
  const place = drawHeadAt(brush, beast, [34, -breed.head[1] * 0.84], 14, 22)
  drawTail(brush, breed, coat, [-44, -8], false, true)
  paw(brush, beast, [[8, -8], [20, -5], [30, -5]], w * 0.9)
  return place
}

/** Draws the animal and tells where its head is. */
export function drawBeast(brush: Brush, beast: Beast): HeadPlace {
  if (beast.pose === 'sleeping') return drawCurledUp(brush, beast)
  if (beast.pose === 'sitting' || beast.pose === 'hugging') return drawUpright(brush, beast, beast.pose === 'hugging')
  let place: HeadPlace = { at: [0, 0], tilt: 0 }
  const rising = beast.pose === 'jumping' || beast.pose === 'flying' ? -14 : 0
  brush.at(0, 0, 1, () => {
    place = drawOnFours(brush, beast)
  }, rising)
  const a = (rising * Math.PI) / 180
  const [x, y] = place.at
  return { at: [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)], tilt: place.tilt + rising }
}
