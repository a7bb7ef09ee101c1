import type { Brush } from '../../canvas/brush.ts'
import { curve, ellipse, type Point } from '../../canvas/geometry.ts'
import type { Rig } from './build-rig.ts'

const frame = '#4a5570'

function drawWheel(brush: Brush, x: number, y: number, r: number, squash: number): void {
  brush.stroke(ellipse(x, y, r * squash, r), '#3b3f4e', 6)
  brush.stroke(ellipse(x, y, r * squash * 0.86, r * 0.86), '#c9d2de', 2)
  for (let a = 0; a < 180; a += 30) {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180) * r * squash, Math.sin((a * Math.PI) / 180) * r]
    brush.stroke(
      curve([
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]),
      '#b9c4d2',
      1.3,
      0.8,
    )
  }
  brush.fill(ellipse(x, y, 5), '#e0a64c', { line: 0.6 })
}

/** Draws the half of a wheelchair that lies behind or before its rider. */
export function drawWheelchair(brush: Brush, rig: Rig, half: 'behind' | 'before'): void {
  const [x, y] = rig.hip
  const flat = rig.turn < 16 || rig.turn > 100
  const r = -y * 0.62
  if (flat) {
    drawFacing(brush, x, y, r, half)
    return
  }
  if (half === 'behind') {
    const back: Point[] = [
      [x - 20, y + 12],
      [x - 24, y - 40],
      [x - 34, y - 48],
    ]
    brush.stroke(curve(back), frame, 8)
    brush.stroke(
      curve([
        [x - 22, y + 13],
        [x + 36, y + 13],
        [x + 46, -16],
        [x + 62, -12],
      ]),
      frame,
      7,
    )
    drawWheel(brush, x + 10, -r - 2, r * 0.94, 0.9)
    brush.fill(ellipse(x + 44, -8, 8), '#3b3f4e')
    return
  }
  drawWheel(brush, x - 6, -r, r, 0.94)
}

function drawFacing(brush: Brush, x: number, y: number, r: number, half: 'behind' | 'before'): void {
  if (half === 'behind') {
    brush.stroke(
      curve([
        [x - 28, y + 8],
        [x - 28, y - 38],
      ]),
      frame,
      8,
    )
    brush.stroke(
      curve([
        [x + 28, y + 8],
        [x + 28, y - 38],
      ]),
      frame,
      8,
    )
    brush.stroke(
      curve([
        [x - 34, y + 12],
        [x + 34, y + 12],
      ]),
      frame,
      10,
    )
    return
  }
  for (const side of [-1, 1]) drawWheel(brush, x + side * 38, -r, r, 0.22)
}
