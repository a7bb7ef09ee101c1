import type { Brush } from '../canvas/brush.ts'
import { darken } from '../canvas/colour.ts'
import { blob, ellipse, type Point, polygon, unite } from '../canvas/geometry.ts'

/** A full moon with its soft seas. */
export function paintMoon(brush: Brush, x: number, y: number, r: number): void {
  brush.glow(x, y, r * 4.2, '#fff1c0', 1)
  brush.fill(ellipse(x, y, r), '#fdf0c4', { raw: true, shade: 0.5, line: 0.6 })
  for (const [dx, dy, s] of [
    [-0.35, -0.2, 0.2],
    [0.3, 0.25, 0.26],
    [0.1, -0.5, 0.13],
    [-0.2, 0.45, 0.14],
  ] as const)
    brush.fill(ellipse(x + dx * r, y + dy * r, s * r), '#efdca0', {
      raw: true,
      shade: 0,
      line: 0,
      alpha: 0.75,
    })
}

/** A star of five soft points. */
export function starShape(x: number, y: number, r: number, turn = 0) {
  const points: Point[] = []
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 - 90 + turn) * Math.PI) / 180
    const d = i % 2 ? r * 0.52 : r
    points.push([x + Math.cos(a) * d, y + Math.sin(a) * d])
  }
  return polygon(points)
}

/** One cumulus cloud of overlapping puffs with a flat foot. */
export function paintCloud(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  colour: string,
  alpha: number,
): void {
  const puffs = [
    [-0.5, 0, 0.2],
    [-0.26, -0.14, 0.26],
    [0.04, -0.22, 0.32],
    [0.32, -0.08, 0.24],
    [0.54, 0.02, 0.16],
  ] as const
  const cloud = unite([
    ...puffs.map(([dx, dy, r]) => ellipse(x + dx * w, y + dy * w, r * w, r * w * 0.84)),
    blob([
      [x - w * 0.7, y + w * 0.02],
      [x, y - w * 0.1],
      [x + w * 0.7, y + w * 0.02],
      [x + w * 0.6, y + w * 0.13],
      [x - w * 0.6, y + w * 0.13],
    ]),
  ])
  brush.fill(cloud, colour, { raw: true, shade: 0.3, line: 0, alpha })
  brush.within(cloud, () =>
    brush.spot(x - w * 0.1, y + w * 0.2, w * 0.8, w * 0.22, darken(colour, 0.35), 0.3),
  )
}
