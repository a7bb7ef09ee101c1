import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { HairStyle } from '../../scene.ts'
import type { FaceMap } from '../face-map.ts'

function drawTail(
  brush: Brush,
  root: Point,
  out: number,
  head: number,
  hair: string,
  braided: boolean,
): void {
  const [x, y] = root
  const end: Point = [x + out * head * (braided ? 0.42 : 0.5), y + head * (braided ? 1.35 : 1.0)]
  if (braided) {
    for (let i = 0; i < 6; i++) {
      const t = i / 5
      const at: Point = [x + (end[0] - x) * Math.sin(t * 1.5), y + (end[1] - y) * t]
      brush.fill(ellipse(at[0], at[1], head * (0.2 - 0.05 * t), head * 0.17, (i % 2 ? -22 : 22) * out), hair)
    }
    brush.fill(ellipse(end[0], end[1] + head * 0.12, head * 0.11), '#e0574f')
    brush.fill(ellipse(end[0], end[1] + head * 0.28, head * 0.09, head * 0.14), hair)
    return
  }
  const swing: Point[] = [
    root,
    [x + out * head * 0.42, y - head * 0.02],
    [x + out * head * 0.62, y + head * 0.5],
    end,
  ]
  brush.fill(tube(swing, [head * 0.13, head * 0.3, head * 0.3, head * 0.05]), hair)
  brush.stroke(
    curve(swing.map(([a, b]): Point => [a - out * 2, b + 2])),
    darken(hair, 0.35),
    head * 0.03,
    0.5,
  )
  brush.fill(ellipse(x + out * head * 0.06, y, head * 0.12), '#e0574f')
}

/** Tails, buns and lengths that hang off the head: their place in longitude, latitude. */
export function drawHanging(
  brush: Brush,
  style: HairStyle,
  map: FaceMap,
  head: number,
  hair: string,
  front: boolean,
): void {
  const at = (lon: number, lat: number, draw: (p: Point, out: number) => void) => {
    const spot = map(lon, lat)
    const out = spot.x >= 0 ? 1 : -1
    if (spot.z > 0 === front) draw([spot.x * 1.04, spot.y], Math.abs(spot.x) < head * 0.2 ? 0.3 * out : out)
  }
  if (style === 'pigtails' || style === 'braids') {
    const lat = style === 'braids' ? -14 : 20
    for (const lon of [-98, 98])
      at(lon, lat, (p, out) => drawTail(brush, p, out, head, hair, style === 'braids'))
  }
  if (style === 'ponytail') at(178, 34, (p, out) => drawTail(brush, p, out, head * 1.2, hair, false))
  if (style === 'bun') {
    at(175, 62, ([x, y]) => {
      brush.fill(ellipse(x * 1.25, y - head * 0.28, head * 0.36, head * 0.33), hair)
      brush.stroke(
        curve([
          [x * 1.25 - head * 0.2, y - head * 0.3],
          [x * 1.25, y - head * 0.44],
          [x * 1.25 + head * 0.2, y - head * 0.24],
        ]),
        darken(hair, 0.35),
        head * 0.04,
        0.5,
      )
    })
  }
  if (style === 'long' && front === map(180, 0).z > 0) {
    const shift = -Math.sin(Math.atan2(map(0, 0).x, map(0, 0).z)) * head * 0.12
    const w = head * 0.98
    brush.fill(
      blob([
        [-w + shift * 0.3, -head * 0.2],
        [-w * 1.0 + shift, head * 0.7],
        [-w * 0.86 + shift, head * 1.4],
        [-w * 0.62 + shift, head * 1.86],
        [-w * 0.1 + shift, head * 1.7],
        [w * 0.4 + shift, head * 1.82],
        [w * 0.78 + shift, head * 1.36],
        [w * 0.96 + shift * 0.6, head * 0.7],
        [w + shift * 0.2, -head * 0.2],
        [0, -head * 0.9],
      ]),
      hair,
    )
  }
}
