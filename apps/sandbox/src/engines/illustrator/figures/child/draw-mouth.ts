import type { Brush } from '../../canvas/brush.ts'
import { darken, luminance, mix } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point } from '../../canvas/geometry.ts'
import { type FaceMap, pointOf } from '../face-map.ts'
import type { Mood } from './moods.ts'

/** The lips: deep rose on light skin, light rose on dark. */
const lipOf = (skin: string) => (luminance(skin) < 130 ? '#e58f86' : mix('#b8434a', darken(skin, 0.5), 0.15))

/** Draws the mouth unless the head is turned away. */
export function drawMouth(
  brush: Brush,
  map: FaceMap,
  head: number,
  mouth: Mood['mouth'],
  skin: string,
): void {
  const wide = mouth === 'open' ? 17 : mouth === 'grin' ? 18 : mouth === 'smile' ? 13 : 8
  const [left, middle, right] = [map(-wide, -30), map(0, -33), map(wide, -30)]
  if (middle.z < 0.05) return
  const lip = lipOf(skin)
  const k = head / 48
  const stroke = 2.3 * k
  if (mouth === 'round') {
    brush.fill(ellipse(middle.x, middle.y + k, 3.8 * k * (0.4 + middle.z * 0.6), 5 * k), '#7c2b35', {
      shade: 0,
      line: 0,
    })
    return
  }
  if (mouth === 'open') {
    const shape = blob([
      pointOf(left),
      [middle.x, middle.y - 0.5 * k],
      pointOf(right),
      [(middle.x + right.x) / 2 + k, middle.y + 6.5 * k],
      [middle.x, middle.y + 9.5 * k],
      [(middle.x + left.x) / 2 - k, middle.y + 6.5 * k],
    ])
    brush.fill(shape, '#8c2f3a', { shade: 0, line: 0.5 })
    brush.within(shape, () =>
      brush.fill(ellipse(middle.x, middle.y + 10 * k, 6 * k, 5 * k), '#ee8a86', { shade: 0, line: 0 }),
    )
    return
  }
  const sag = mouth === 'wavy' ? -3 : mouth === 'small' ? 1.2 : 4.5
  const line: Point[] = [pointOf(left), [middle.x, middle.y + (sag - 1) * k], pointOf(right)]
  if (mouth === 'wavy')
    line.splice(
      1,
      1,
      [left.x * 0.6 + right.x * 0.4, middle.y - 3 * k],
      [right.x * 0.7 + left.x * 0.3, middle.y],
    )
  brush.stroke(curve(line), lip, stroke)
}
