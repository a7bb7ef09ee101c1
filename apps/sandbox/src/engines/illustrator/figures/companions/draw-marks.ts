import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { curve, ellipse, polygon } from '../../canvas/geometry.ts'
import { type FaceMap, pointOf } from '../face-map.ts'
import type { Breed } from './breeds.ts'

/** Draws what marks a head: stripes and whiskers, horns, antlers, spots. */
export function drawMarks(brush: Brush, breed: Breed, map: FaceMap, coat: string): void {
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
      brush.fill(
        polygon([
          [at.x - 6, at.y + 6],
          [at.x + (lon > 0 ? 5 : -5), at.y - 20],
          [at.x + 7, at.y + 5],
        ]),
        '#f7e3b0',
      )
    }
    for (const [lon, lat] of [
      [0, 40],
      [-8, 52],
      [8, 52],
    ] as const) {
      const at = map(lon, lat)
      brush.fill(ellipse(at.x, at.y, 3.4, 2.6), breed.mark, { shade: 0, line: 0, alpha: 0.8 })
    }
  }
  if (breed.extra === 'antlers') {
    for (const side of [-1, 1]) {
      const at = map(side * 24, 62)
      const horn = '#8d6440'
      brush.stroke(
        curve([
          [at.x, at.y + 4],
          [at.x + side * 6, at.y - 16],
          [at.x + side * 16, at.y - 30],
        ]),
        horn,
        5.5,
      )
      brush.stroke(
        curve([
          [at.x + side * 7, at.y - 16],
          [at.x + side * 1, at.y - 30],
        ]),
        horn,
        4.5,
      )
    }
    for (const [lon, lat] of [
      [-6, 38],
      [7, 42],
      [0, 52],
    ] as const) {
      const at = map(lon, lat)
      brush.fill(ellipse(at.x, at.y, 2.6), breed.mark, { shade: 0, line: 0 })
    }
  }
}
