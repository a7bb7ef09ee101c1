import type { Brush } from '../canvas/brush.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon, roundRect } from '../canvas/geometry.ts'

/** Windows shine at night. */
export function paintWindow(brush: Brush, x: number, y: number, w: number, h: number): void {
  const dark = brush.light.time === 'night' || brush.light.time === 'sunset'
  if (dark) brush.glow(x, y, w * 2.4, '#ffc766', 0.7)
  const pane = roundRect(x - w / 2, y - h / 2, w, h, w * 0.5)
  brush.fill(pane, dark ? '#ffd98a' : '#bfe0ea', { raw: dark, shade: 0.3, line: 0.6 })
  brush.stroke(
    curve([
      [x, y - h / 2],
      [x, y + h / 2],
    ]),
    '#fff6e4',
    w * 0.09,
  )
  brush.stroke(
    curve([
      [x - w / 2, y],
      [x + w / 2, y],
    ]),
    '#fff6e4',
    w * 0.09,
  )
}

/** A small house with its foot at x, y. */
export function paintHouse(brush: Brush, x: number, y: number, w: number, wall: string, roof: string): void {
  const h = w * 0.72
  brush.shadow(x + w * 0.1, y, w * 0.7, w * 0.08, 0.3)
  brush.fill(
    polygon([
      [x - w * 0.44, y],
      [x - w * 0.42, y - h],
      [x + w * 0.42, y - h],
      [x + w * 0.44, y],
    ]),
    wall,
    { shade: 0.6 },
  )
  brush.fill(
    polygon([
      [x + w * 0.2, y - h * 1.1],
      [x + w * 0.2, y - h * 1.62],
      [x + w * 0.33, y - h * 1.62],
      [x + w * 0.33, y - h],
    ]),
    darken(wall, 0.2),
  )
  brush.fill(
    blob([
      [x - w * 0.58, y - h * 0.92],
      [x - w * 0.3, y - h * 1.3],
      [x, y - h * 1.66],
      [x + w * 0.3, y - h * 1.3],
      [x + w * 0.58, y - h * 0.92],
      [x, y - h * 0.98],
    ]),
    roof,
  )
  for (let i = 0; i < 3; i++)
    brush.stroke(
      curve([
        [x - w * (0.42 - i * 0.13), y - h * (1.06 + i * 0.17)],
        [x, y - h * (1.1 + i * 0.17)],
        [x + w * (0.42 - i * 0.13), y - h * (1.06 + i * 0.17)],
      ]),
      darken(roof, 0.24),
      w * 0.016,
      0.6,
    )
  brush.fill(roundRect(x - w * 0.1, y - h * 0.56, w * 0.2, h * 0.56, w * 0.1), '#9a6243', { line: 0.8 })
  brush.fill(ellipse(x + w * 0.06, y - h * 0.26, w * 0.015), '#f3cf6a', { shade: 0, line: 0 })
  paintWindow(brush, x - w * 0.26, y - h * 0.52, w * 0.17, h * 0.32)
  paintWindow(brush, x + w * 0.27, y - h * 0.52, w * 0.17, h * 0.32)
}

/** A round tower with a pointed roof and a flag. */
export function paintTower(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
): void {
  brush.fill(
    polygon([
      [x - w * 0.5, y],
      [x - w * 0.45, y - h],
      [x + w * 0.45, y - h],
      [x + w * 0.5, y],
    ]),
    wall,
    { shade: 0.8 },
  )
  for (let i = 0; i < 7; i++) {
    const [bx, by] = [x + (((i * 37) % 10) / 10 - 0.42) * w * 0.8, y - h * (0.1 + ((i * 23) % 80) / 100)]
    brush.fill(roundRect(bx, by, w * 0.16, w * 0.09, 2), darken(wall, 0.1), {
      shade: 0,
      line: 0.2,
      alpha: 0.7,
    })
  }
  for (let i = 0; i < 4; i++)
    brush.fill(
      roundRect(x - w * 0.54 + i * w * 0.29, y - h - w * 0.14, w * 0.2, w * 0.22, 2),
      lighten(wall, 0.1),
      { line: 0.6, shade: 0.3 },
    )
  brush.fill(
    polygon([
      [x - w * 0.62, y - h - w * 0.08],
      [x, y - h - w * 1.35],
      [x + w * 0.62, y - h - w * 0.08],
    ]),
    roof,
  )
  const top = y - h - w * 1.35
  brush.stroke(
    curve([
      [x, top + 2],
      [x, top - w * 0.42],
    ]),
    '#7a5a40',
    w * 0.04,
  )
  brush.fill(
    blob([
      [x, top - w * 0.42],
      [x + w * 0.24, top - w * 0.36],
      [x + w * 0.48, top - w * 0.3],
      [x + w * 0.2, top - w * 0.22],
      [x, top - w * 0.16],
    ]),
    '#f2b84b',
  )
  paintWindow(brush, x, y - h * 0.72, w * 0.26, w * 0.42)
}

/** A picket fence along a line. */
export function paintFence(
  brush: Brush,
  from: number,
  to: number,
  y: number,
  h: number,
  colour: string,
): void {
  for (const dy of [0.3, 0.68])
    brush.fill(roundRect(from, y - h * dy, to - from, h * 0.1, 3), darken(colour, 0.08), {
      shade: 0.2,
      line: 0.5,
    })
  for (let x = from; x <= to; x += h * 0.42) {
    const points: Point[] = [
      [x - h * 0.1, y],
      [x - h * 0.1, y - h * 0.86],
      [x, y - h],
      [x + h * 0.1, y - h * 0.86],
      [x + h * 0.1, y],
    ]
    brush.fill(polygon(points), colour, { shade: 0.5, line: 0.6 })
  }
}
