import type { Brush } from '../../canvas/brush.ts'
import { darken, mix } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { Expression } from '../../scene.ts'
import type { FaceMap } from '../face-map.ts'
import type { Breed } from './breeds.ts'

const snout = '#3f2b2c'

/** Draws the pale cheeks of a fox. */
export function drawMask(brush: Brush, breed: Breed, map: FaceMap, rx: number, ry: number): void {
  for (const side of [-1, 1]) {
    const at = map(side * 46, -18)
    if (at.z > -0.1)
      brush.fill(ellipse(at.x, at.y, rx * 0.5 * (0.5 + at.z * 0.5), ry * 0.46, side * -14), breed.belly, {
        shade: 0,
        line: 0,
      })
  }
}

/** Draws muzzle or trunk and tells where the nose sits (far above when a trunk hides it). */
export function drawMuzzle(brush: Brush, breed: Breed, map: FaceMap, coat: string): Point {
  const [rx, ry] = breed.head
  const at = map(0, -17)
  if (breed.muzzle === 'none') return [at.x * 1.02, at.y - 5]
  const out = breed.muzzle === 'snout' || breed.muzzle === 'mask' ? 1.18 : 1.04
  const [x, y] = [at.x * out, at.y]
  if (breed.muzzle === 'trunk') {
    const tip: Point = [x + 22, y + 44]
    brush.fill(
      tube(
        [
          [x, y - 6],
          [x + 4, y + 20],
          [x + 8, y + 42],
          [tip[0] + 6, tip[1] - 8],
        ],
        [14, 11, 9, 7],
      ),
      coat,
    )
    for (let i = 0; i < 3; i++)
      brush.stroke(
        curve([
          [x - 5 + i * 2, y + 8 + i * 10],
          [x + 4 + i, y + 11 + i * 10],
          [x + 12 + i * 2, y + 8 + i * 10],
        ]),
        darken(coat, 0.25),
        1.6,
        0.6,
      )
    return [x, y - 100]
  }
  const wide = breed.muzzle === 'short' ? 0.42 : 0.46
  brush.fill(
    ellipse(x, y + 2, rx * wide, ry * 0.36),
    breed.muzzle === 'mask' ? breed.belly : mix(breed.belly, coat, 0.08),
    { shade: 0.5, line: 0 },
  )
  return [x, y - ry * 0.17]
}

/** Draws nose and mouth in a mood. */
export function drawNoseAndMouth(brush: Brush, breed: Breed, [x, y]: Point, mood: Expression): void {
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
    const mouth = blob([
      [x - 7, top + 3.5],
      [x, top + 4.4],
      [x + 7, top + 3.5],
      [x + 4, top + 10],
      [x, top + 11.5],
      [x - 4, top + 10],
    ])
    brush.fill(mouth, '#8c2f3a', { shade: 0, line: 0 })
    brush.within(mouth, () => brush.fill(ellipse(x, top + 12, 4.6, 4), '#ee8a86', { shade: 0, line: 0 }))
  }
  const sag = mood === 'worried' ? -2.5 : 3.4
  brush.stroke(
    curve([
      [x - 9, top + 2],
      [x - 4.5, top + 2 + sag],
      [x, top + 1.4],
    ]),
    snout,
    1.9,
  )
  brush.stroke(
    curve([
      [x, top + 1.4],
      [x + 4.5, top + 2 + sag],
      [x + 9, top + 2],
    ]),
    snout,
    1.9,
  )
}
