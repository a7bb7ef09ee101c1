import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve } from '../../canvas/geometry.ts'
import type { Expression } from '../../scene.ts'
import { drawEye, type EyeState } from '../draw-eye.ts'
import { type FaceMap, mapFace, pointOf } from '../face-map.ts'
import type { Breed } from './breeds.ts'
import { drawEars } from './draw-ears.ts'
import { drawMarks } from './draw-marks.ts'
import { drawMask, drawMuzzle, drawNoseAndMouth } from './draw-muzzle.ts'

const eyesOf: Record<Expression, EyeState['open']> = {
  happy: 1,
  curious: 1.08,
  surprised: 1.15,
  worried: 1,
  proud: 'smile',
  sleepy: 0.5,
  calm: 0.95,
  laughing: 'smile',
}

function drawEyes(
  brush: Brush,
  map: FaceMap,
  ry: number,
  mood: Expression,
  asleep: boolean,
  coat: string,
): void {
  for (const side of [-1, 1]) {
    const state: EyeState = {
      open: asleep ? 'asleep' : eyesOf[mood],
      gaze: [0.3, 0],
      lashes: 0,
      iris: '#7b5230',
    }
    drawEye(brush, map(side * 30, 5), ry * 0.24, state, coat)
    const cheek = map(side * 46, -14)
    if (cheek.z > 0.1)
      brush.spot(
        cheek.x,
        cheek.y,
        ry * 0.26 * (0.4 + cheek.z * 0.6),
        ry * 0.18,
        '#ef7f7c',
        brush.style.blush * 0.75,
      )
    if (mood === 'worried' || mood === 'surprised' || mood === 'curious') {
      const [a, b] = [
        map(side * 20, mood === 'worried' ? 32 : 28),
        map(side * 38, mood === 'worried' ? 22 : 27),
      ]
      if (b.z > 0.1) brush.stroke(curve([pointOf(a), pointOf(b)]), darken(coat, 0.5), 2, 0.7)
    }
  }
}

/** Draws an animal's head around 0, 0. */
export function drawAnimalHead(
  brush: Brush,
  breed: Breed,
  coat: string,
  mood: Expression,
  turn: number,
  asleep: boolean,
): void {
  const [rx, ry] = breed.head
  const map = mapFace(rx * 0.96, ry * 0.96, turn, 0)
  drawEars(brush, breed, map, coat, false)
  const skull = blob([
    [0, -ry],
    [rx * 0.7, -ry * 0.72],
    [rx, ry * 0.05],
    [rx * 0.74, ry * 0.72],
    [rx * 0.12, ry],
    [-rx * 0.62, ry * 0.8],
    [-rx, ry * 0.1],
    [-rx * 0.7, -ry * 0.72],
  ])
  brush.fill(skull, coat)
  brush.within(skull, () => {
    if (breed.muzzle === 'mask') drawMask(brush, breed, map, rx, ry)
    brush.spot(-rx * 0.3, -ry * 0.6, rx * 0.6, ry * 0.4, brush.tone(lighten(coat, 0.5)), 0.35)
  })
  drawMarks(brush, breed, map, coat)
  const nose = drawMuzzle(brush, breed, map, coat)
  drawEyes(brush, map, ry, mood, asleep, coat)
  drawNoseAndMouth(brush, breed, nose, mood)
  drawEars(brush, breed, map, coat, true)
}
