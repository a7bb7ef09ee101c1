import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten, mix } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon, tube } from '../../canvas/geometry.ts'
import type { Expression } from '../../scene.ts'
import { drawEye, type EyeState } from '../draw-eye.ts'
import { type FaceMap, mapFace, pointOf } from '../face-map.ts'
import type { Breed } from './breeds.ts'

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
const snout = '#3f2b2c'

type EarDrawing = (brush: Brush, breed: Breed, at: Point, side: number, coat: string) => void

const ears: Record<Breed['ears'], EarDrawing> = {
  none: () => {},
  long: (brush, breed, [x, y], side, coat) => {
    const lean = side * 10
    const tip: Point = [x + lean + 4, y - 54]
    brush.fill(tube([[x, y + 6], [x + lean * 0.9, y - 26], tip], [7, 12, 6]), coat)
    brush.fill(tube([[x + lean * 0.2, y - 4], [x + lean * 0.9, y - 26], [tip[0], tip[1] + 5]], [3, 6, 2.5]), breed.mark, { shade: 0.3, line: 0 })
  },
  pointed: (brush, breed, [x, y], side, coat) => {
    brush.fill(blob([[x - 15, y + 13], [x - 9 + side * 5, y - 12], [x + side * 9, y - 30], [x + 10 + side * 4, y - 8], [x + 15, y + 13]]), coat)
    brush.fill(blob([[x - 7, y + 8], [x + side * 7, y - 19], [x + 9, y + 8]]), breed.extra === 'stripes' ? '#f3a9a4' : breed.mark, { shade: 0.2, line: 0 })
  },
  round: (brush, breed, [x, y], side, coat) => {
    const r = breed.extra === 'spines' ? 9 : breed.legs[1] < 8 ? 19 : 13
    brush.fill(ellipse(x + side * 4, y - 4, r), coat)
    brush.fill(ellipse(x + side * 4, y - 3, r * 0.6), breed.mark, { shade: 0.2, line: 0 })
  },
  floppy: (brush, breed, [x, y], side) => {
    brush.fill(tube([[x - side * 2, y + 6], [x + side * 15, y + 12], [x + side * 17, y + 40]], [8, 11, 10]), breed.mark)
  },
  fan: (brush, breed, [x, y], side, coat) => {
    const cx = x + side * 20
    brush.fill(blob([[cx - side * 22, y], [cx, y - 20], [cx + side * 22, y - 6], [cx + side * 20, y + 32], [cx - side * 4, y + 46], [cx - side * 20, y + 30]]), coat)
    brush.fill(blob([[cx - side * 12, y + 4], [cx + side * 2, y - 8], [cx + side * 14, y + 2], [cx + side * 12, y + 26], [cx - side * 6, y + 34]]), breed.mark, { shade: 0.2, line: 0, alpha: 0.75 })
  },
  leaf: (brush, breed, [x, y], side, coat) => {
    brush.fill(blob([[x - side * 4, y + 12], [x + side * 10, y - 6], [x + side * 32, y - 8], [x + side * 20, y + 12]]), coat)
    brush.fill(blob([[x + side * 2, y + 9], [x + side * 11, y - 1], [x + side * 24, y - 4], [x + side * 15, y + 8]]), breed.mark, { shade: 0.2, line: 0 })
  },
  tufts: (brush, _breed, [x, y], side, coat) => {
    brush.fill(blob([[x - 9, y + 11], [x - 4 + side * 4, y - 8], [x + side * 8, y - 24], [x + 7 + side * 3, y - 4], [x + 9, y + 11]]), coat)
  },
}

const earPlace: Record<Breed['ears'], readonly [number, number]> = {
  none: [0, 0],
  long: [26, 60],
  pointed: [42, 48],
  round: [52, 46],
  floppy: [64, 34],
  fan: [80, 24],
  leaf: [62, 32],
  tufts: [46, 50],
}

function drawEars(brush: Brush, breed: Breed, map: FaceMap, coat: string, front: boolean): void {
  const [lon, lat] = earPlace[breed.ears]
  const hangs = breed.ears === 'floppy'
  for (const side of [1, -1]) {
    const spot = map(side * lon, lat)
    if (hangs === front) ears[breed.ears](brush, breed, pointOf(spot), side, coat)
  }
}

function drawMask(brush: Brush, breed: Breed, map: FaceMap, rx: number, ry: number): void {
  for (const side of [-1, 1]) {
    const at = map(side * 46, -18)
    if (at.z > -0.1) brush.fill(ellipse(at.x, at.y, rx * 0.5 * (0.5 + at.z * 0.5), ry * 0.46, side * -14), breed.belly, { shade: 0, line: 0 })
  }
}

function drawMuzzle(brush: Brush, breed: Breed, map: FaceMap, coat: string): Point {
  const [rx, ry] = breed.head
  const at = map(0, -17)
  if (breed.muzzle === 'none') return [at.x * 1.02, at.y - 5]
  const out = breed.muzzle === 'snout' || breed.muzzle === 'mask' ? 1.18 : 1.04
  const [x, y] = [at.x * out, at.y]
  if (breed.muzzle === 'trunk') {
    const tip: Point = [x + 22, y + 44]
    brush.fill(tube([[x, y - 6], [x + 4, y + 20], [x + 8, y + 42], [tip[0] + 6, tip[1] - 8]], [14, 11, 9, 7]), coat)
    for (let i = 0; i < 3; i++) brush.stroke(curve([[x - 5 + i * 2, y + 8 + i * 10], [x + 4 + i, y + 11 + i * 10], [x + 12 + i * 2, y + 8 + i * 10]]), darken(coat, 0.25), 1.6, 0.6)
    return [x, y - 100]
  }
  const wide = breed.muzzle === 'short' ? 0.42 : 0.46
  brush.fill(ellipse(x, y + 2, rx * wide, ry * 0.36), breed.muzzle === 'mask' ? breed.belly : mix(breed.belly, coat, 0.08), { shade: 0.5, line: 0 })
  return [x, y - ry * 0.17]
}

function drawNoseAndMouth(brush: Brush, breed: Breed, [x, y]: Point, mood: Expression): void {
  if (y < -60) return
  const big = breed.muzzle === 'snout' || breed.muzzle === 'mask' ? 1.25 : 1
  if (breed.muzzle !== 'none') {
    const pink = breed.ears === 'long' || breed.extra === 'stripes'
    brush.fill(ellipse(x + 1, y, 5.4 * big, 3.9 * big), pink ? '#d9777a' : snout, { shade: 0, line: 0 })
    brush.fill(ellipse(x - 0.6, y - 1.3, 1.6, 1), '#ffffff', { shade: 0, line: 0, alpha: 0.65 })
  }
  const top = y + 4 * big
  if (mood === 'surprised') {
    brush.fill(ellipse(x, top + 6, 3.6, 4.6), '#7c2b35', { shade: 0, line: 0 })
    return
  }
  if (mood === 'happy' || mood === 'laughing') {
    const mouth = blob([[x - 7, top + 3.5], [x, top + 4.4], [x + 7, top + 3.5], [x + 4, top + 10], [x, top + 11.5], [x - 4, top + 10]])
    brush.fill(mouth, '#8c2f3a', { shade: 0, line: 0 })
    brush.within(mouth, () => brush.fill(ellipse(x, top + 12, 4.6, 4), '#ee8a86', { shade: 0, line: 0 }))
  }
  const sag = mood === 'worried' ? -2.5 : 3.4
  brush.stroke(curve([[x - 9, top + 2], [x - 4.5, top + 2 + sag], [x, top + 1.4]]), snout, 1.9)
  brush.stroke(curve([[x, top + 1.4], [x + 4.5, top + 2 + sag], [x + 9, top + 2]]), snout, 1.9)
}

function drawMarks(brush: Brush, breed: Breed, map: FaceMap, coat: string): void {
  if (breed.extra === 'stripes') {
    for (const lon of [-11, 0, 11]) {
      const [a, b] = [map(lon, 66), map(lon * 0.8, 44)]
      brush.stroke(curve([pointOf(a), pointOf(b)]), darken(coat, 0.3), 3.4, 0.7)
    }
    for (const side of [-1, 1])
      for (const lat of [-12, -20]) {
        const [a, b] = [map(side * 36, lat), map(side * 66, lat + 3)]
        if (b.z > 0) brush.stroke(curve([pointOf(a), [b.x * 1.25, b.y]]), '#fff8ea', 1.2, 0.8)
      }
  }
  if (breed.extra === 'dragon') {
    for (const lon of [-12, 12]) {
      const at = map(lon * 2.4, 56)
      brush.fill(polygon([[at.x - 6, at.y + 6], [at.x + (lon > 0 ? 5 : -5), at.y - 20], [at.x + 7, at.y + 5]]), '#f7e3b0')
    }
    for (const [lon, lat] of [[0, 40], [-8, 52], [8, 52]] as const) {
      const at = map(lon, lat)
      brush.fill(ellipse(at.x, at.y, 3.4, 2.6), breed.mark, { shade: 0, line: 0, alpha: 0.8 })
    }
  }
  if (breed.extra === 'antlers') {
    for (const side of [-1, 1]) {
      const at = map(side * 24, 62)
      const horn = '#8d6440'
      brush.stroke(curve([[at.x, at.y + 4], [at.x + side * 6, at.y - 16], [at.x + side * 16, at.y - 30]]), horn, 5.5)
      brush.stroke(curve([[at.x + side * 7, at.y - 16], [at.x + side * 1, at.y - 30]]), horn, 4.5)
    }
    for (const [lon, lat] of [[-6, 38], [7, 42], [0, 52]] as const) {
      const at = map(lon, lat)
      brush.fill(ellipse(at.x, at.y, 2.6), breed.mark, { shade: 0, line: 0 })
    }
  }
}

function drawEyes(brush: Brush, map: FaceMap, ry: number, mood: Expression, asleep: boolean, coat: string): void {
  for (const side of [-1, 1]) {
    const state: EyeState = { open: asleep ? 'asleep' : eyesOf[mood], gaze: [0.3, 0], lashes: 0, iris: '#7b5230' }
    drawEye(brush, map(side * 30, 5), ry * 0.24, state, coat)
    const cheek = map(side * 46, -14)
    if (cheek.z > 0.1) brush.spot(cheek.x, cheek.y, ry * 0.26 * (0.4 + cheek.z * 0.6), ry * 0.18, '#ef7f7c', brush.style.blush * 0.75)
    if (mood === 'worried' || mood === 'surprised' || mood === 'curious') {
      const [a, b] = [map(side * 20, mood === 'worried' ? 32 : 28), map(side * 38, mood === 'worried' ? 22 : 27)]
      if (b.z > 0.1) brush.stroke(curve([pointOf(a), pointOf(b)]), darken(coat, 0.5), 2, 0.7)
    }
  }
}

/** Draws an animal's head around 0, 0. */
export function drawAnimalHead(brush: Brush, breed: Breed, coat: string, mood: Expression, turn: number, asleep: boolean): void {
  const [rx, ry] = breed.head
  const map = mapFace(rx * 0.96, ry * 0.96, turn, 0)
  drawEars(brush, breed, map, coat, false)
  const skull = blob([[0, -ry], [rx * 0.7, -ry * 0.72], [rx, ry * 0.05], [rx * 0.74, ry * 0.72], [rx * 0.12, ry], [-rx * 0.62, ry * 0.8], [-rx, ry * 0.1], [-rx * 0.7, -ry * 0.72]])
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
