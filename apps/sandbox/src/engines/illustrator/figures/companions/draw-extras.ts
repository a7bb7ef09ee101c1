import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon } from '../../canvas/geometry.ts'
import type { Breed } from './breeds.ts'

/** A coat of spines: a fan of points over an ellipse, on the side away from the face. */
export function drawSpines(
  brush: Brush,
  breed: Breed,
  x: number,
  y: number,
  rx: number,
  ry: number,
  crest = false,
): void {
  const layers = crest ? 1 : 2
  for (let layer = 0; layer < layers; layer++) {
    const k = 1 - layer * 0.26
    const points: Point[] = []
    const [from, to] = crest ? [150, 330] : [80, 335]
    const steps = crest ? 13 : 18
    for (let i = 0; i <= steps; i++) {
      const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180
      const r = i % 2 ? 1.2 : 1
      points.push([x + Math.cos(a) * rx * r * k, y + Math.sin(a) * ry * r * k])
    }
    brush.fill(
      polygon([...points, [x, y + (crest ? ry * 0.2 : 0)]]),
      layer ? lighten(breed.mark, 0.16) : breed.mark,
      { shade: 0.6 },
    )
  }
}

/** A turtle's shell, with its plates. */
export function drawShell(brush: Brush, breed: Breed, x: number, y: number, rx: number, ry: number): void {
  const shell = blob([
    [x - rx, y + ry * 0.4],
    [x - rx * 0.82, y - ry * 0.4],
    [x, y - ry],
    [x + rx * 0.82, y - ry * 0.4],
    [x + rx, y + ry * 0.4],
    [x, y + ry * 0.62],
  ])
  brush.fill(shell, breed.mark)
  brush.within(shell, () => {
    const plate = lighten(breed.mark, 0.28)
    for (const [dx, dy, r] of [
      [0, -0.42, 0.3],
      [-0.52, -0.1, 0.24],
      [0.52, -0.1, 0.24],
      [0, 0.18, 0.28],
      [-0.8, 0.3, 0.16],
      [0.8, 0.3, 0.16],
    ] as const)
      brush.fill(ellipse(x + dx * rx, y + dy * ry, r * rx * 0.86, r * ry * 0.95), plate, {
        shade: 0.5,
        line: 0.5,
      })
  })
  brush.stroke(
    curve([
      [x - rx, y + ry * 0.42],
      [x, y + ry * 0.64],
      [x + rx, y + ry * 0.42],
    ]),
    lighten(breed.mark, 0.5),
    5,
  )
}

/** A dragon's wing that rises from its root. */
export function drawWing(brush: Brush, breed: Breed, [x, y]: Point, degrees: number, scale: number): void {
  brush.at(
    x,
    y,
    scale,
    () => {
      brush.fill(
        blob([
          [0, 6],
          [-8, -30],
          [-4, -62],
          [-26, -48],
          [-34, -30],
          [-44, -26],
          [-40, -8],
          [-46, 4],
          [-26, 6],
        ]),
        breed.mark,
      )
      for (const end of [
        [-32, -30],
        [-40, -8],
        [-26, 4],
      ] as const)
        brush.stroke(
          curve([[-2, 0], [-14, -20 + (end[1] + 30) * 0.5], end]),
          darken(breed.mark, 0.25),
          2,
          0.7,
        )
    },
    degrees * -0.4,
  )
}

/** Small plates along a back. */
export function drawRidge(brush: Brush, breed: Breed, at: readonly Point[]): void {
  for (const [x, y] of at)
    brush.fill(
      polygon([
        [x - 8, y + 4],
        [x - 2, y - 13],
        [x + 9, y + 3],
      ]),
      breed.mark,
    )
}
