import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { curve, ellipse, type Point, polygon, radians, type Shape, unite } from '../../canvas/geometry.ts'
import type { HairStyle } from '../../scene.ts'
import { type FaceMap, mapFace, pointOf } from '../face-map.ts'
import { drawHanging } from './draw-hanging-hair.ts'
import { type Cut, cuts, edgeAt } from './haircuts.ts'

const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The hair over the skull: from the hair's edge as far as it can be seen, round the silhouette and back. */
function capShape(cut: Cut, head: number, turn: number, nod: number): Shape {
  const map = mapFace(head * 1.02, head, turn, nod)
  const seen: Point[] = []
  for (let screen = -90; screen <= 90; screen += 3) {
    const lon = wrap(screen - turn)
    seen.push(pointOf(map(lon, edgeAt(cut, lon))))
  }
  const [first, last] = [seen[0] as Point, seen[seen.length - 1] as Point]
  const outer: Point[] = []
  const from = Math.atan2(-last[1], last[0])
  const to = Math.PI - Math.atan2(-first[1], -first[0])
  for (let i = 0; i <= 26; i++) {
    const a = from + ((to - from) * i) / 26
    const tip = Math.max(0, 1 - Math.min(i, 26 - i) / 4) ** 2 * 0.09
    const thick = 1 + cut.volume * (0.55 + 0.45 * Math.max(0, Math.sin(a))) - tip
    outer.push([Math.cos(a) * head * 1.02 * (0.02 + thick), -Math.sin(a) * head * thick])
  }
  return polygon([...seen, ...outer])
}

/** Round locks along the silhouette and the edge: curls. */
function curls(cut: Cut, head: number, size: number): Shape {
  const ring: Shape[] = []
  const r = head * (1 + cut.volume * 0.7)
  for (let a = -38; a <= 218; a += size * 0.68) {
    const wobble = 1 + 0.05 * Math.sin(a * 3.7)
    ring.push(
      ellipse(Math.cos(radians(a)) * r * wobble, -Math.sin(radians(a)) * r * wobble, head * size * 0.0105),
    )
  }
  return unite([...ring, ellipse(0, 0, r)])
}

function drawShine(brush: Brush, cap: Shape, head: number, hair: string, map: FaceMap): void {
  const { ctx } = brush
  brush.within(cap, () => {
    const arc = (from: number, to: number, r: number) =>
      curve(
        [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
          const a = radians(from + (to - from) * t)
          return [Math.cos(a) * head * r, -Math.sin(a) * head * r]
        }),
      )
    brush.stroke(
      arc(150, 84, 0.84),
      lighten(hair, 0.4),
      head * 0.11,
      brush.style.shading === 'flat' ? 0.18 : 0.34,
    )
    brush.stroke(
      arc(74, 62, 0.84),
      lighten(hair, 0.4),
      head * 0.1,
      brush.style.shading === 'flat' ? 0.18 : 0.34,
    )
    ctx.globalAlpha = 0.5
    for (let lon = -150; lon < 180; lon += 21) {
      const line = [pointOf(map(lon, 82)), pointOf(map(lon, 58)), pointOf(map(lon + 4, 34))]
      if (map(lon, 55).z > 0.12) brush.stroke(curve(line), darken(hair, 0.4), head * 0.022, 0.45)
    }
    ctx.globalAlpha = 1
  })
}

/** Hair behind the head. */
export function drawBackHair(brush: Brush, style: HairStyle, map: FaceMap, head: number, hair: string): void {
  const cut = cuts[style]
  if (style === 'afro' || style === 'curly') {
    const shape = curls(cut, head, style === 'afro' ? 24 : 20)
    brush.fill(shape, darken(hair, 0.12), { shade: 0.2, united: true })
  }
  if (style === 'bob' || style === 'long')
    brush.fill(ellipse(0, head * 0.06, head * 1.05, head * 0.92), darken(hair, 0.16), { shade: 0.2 })
  drawHanging(brush, style, map, head, darken(hair, 0.1), false)
}

/** Hair over the head, drawn after skull and face. */
export function drawFrontHair(
  brush: Brush,
  style: HairStyle,
  map: FaceMap,
  head: number,
  turn: number,
  nod: number,
  hair: string,
): void {
  const cut = cuts[style]
  const cap = capShape(cut, head, turn, nod)
  brush.fill(cap, hair, { line: style === 'buzz' ? 0.4 : 1, alpha: style === 'buzz' ? 0.85 : 1 })
  if (style === 'curly' || style === 'afro') drawCurlMarks(brush, cap, head, hair, style === 'afro')
  else if (style !== 'buzz') drawShine(brush, cap, head, hair, map)
  drawHanging(brush, style, map, head, hair, true)
}

function drawCurlMarks(brush: Brush, cap: Shape, head: number, hair: string, tight: boolean): void {
  brush.within(cap, () => {
    const step = tight ? 15 : 20
    for (let y = -head * 1.4; y < head * 0.6; y += step)
      for (let x = -head * 1.4; x < head * 1.4; x += step) {
        const [px, py, r] = [x + ((y / step) % 2) * 6, y + Math.sin(x) * 4, step * 0.32]
        brush.stroke(
          curve([
            [px - r, py],
            [px, py - r],
            [px + r, py + r * 0.2],
          ]),
          lighten(hair, 0.35),
          2,
          0.4,
        )
      }
  })
}
