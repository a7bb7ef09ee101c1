import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon, radians, type Shape, tube, unite } from '../../canvas/geometry.ts'
import type { HairStyle } from '../../scene.ts'
import { type FaceMap, mapFace, pointOf } from '../face-map.ts'

interface Cut {
  /** Thickness over the skull, in head radii. */
  volume: number
  /** Latitude of the hair's edge by longitude 0-180 (even on both sides unless parted). */
  edge: readonly (readonly [number, number])[]
  /** Height of the parting's sweep: the fringe is lower on one side. */
  sweep: number
  /** Jags of the fringe in degrees. */
  jag: number
}

const open: Cut['edge'] = [[0, 44], [30, 38], [52, 18], [66, 6], [78, 0], [96, 4], [110, -14], [180, -40]]
const cuts: Record<HairStyle, Cut> = {
  short: { volume: 0.13, edge: [[0, 27], [34, 25], [56, 12], [72, -6], [84, -4], [98, 0], [112, -16], [180, -36]], sweep: 6, jag: 7 },
  buzz: { volume: 0.045, edge: [[0, 42], [34, 39], [54, 24], [70, 4], [84, 0], [98, 4], [112, -14], [180, -34]], sweep: 0, jag: 0 },
  curly: { volume: 0.24, edge: [[0, 32], [36, 28], [56, 12], [74, -10], [96, -24], [180, -46]], sweep: 3, jag: 5 },
  afro: { volume: 0.46, edge: [[0, 40], [36, 34], [56, 16], [74, -6], [96, -24], [180, -50]], sweep: 0, jag: 3 },
  bob: { volume: 0.14, edge: [[0, 24], [40, 22], [52, 6], [60, -28], [76, -46], [180, -52]], sweep: 1, jag: 2 },
  long: { volume: 0.12, edge: [[0, 40], [26, 32], [46, 12], [58, -22], [76, -46], [180, -56]], sweep: 5, jag: 0 },
  ponytail: { volume: 0.09, edge: [[0, 33], [30, 27], [50, 14], [64, 4], [78, 0], [96, 2], [110, -16], [180, -38]], sweep: 8, jag: 2 },
  pigtails: { volume: 0.09, edge: [[0, 26], [36, 24], [52, 10], [64, 0], [78, -4], [96, 0], [110, -18], [180, -40]], sweep: 2, jag: 3 },
  braids: { volume: 0.09, edge: open, sweep: 3, jag: 0 },
  bun: { volume: 0.08, edge: [[0, 36], [30, 30], [50, 16], [64, 6], [78, 2], [96, 4], [110, -14], [180, -38]], sweep: 7, jag: 0 },
}

function edgeAt(cut: Cut, longitude: number): number {
  const a = Math.abs(longitude)
  const i = Math.max(1, cut.edge.findIndex(([lon]) => lon >= a))
  const [p, q] = [cut.edge[i - 1] as Point, cut.edge[i] as Point]
  const t = (a - p[0]) / (q[0] - p[0])
  const smooth = t * t * (3 - 2 * t)
  const jag = a < 60 ? (Math.abs(((longitude + 360) % 14) - 7) / 7 - 0.5) * cut.jag : 0
  const sweep = a < 70 ? Math.sin(radians(longitude * 1.3)) * cut.sweep : 0
  return p[1] + (q[1] - p[1]) * smooth + jag + sweep
}

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
    ring.push(ellipse(Math.cos(radians(a)) * r * wobble, -Math.sin(radians(a)) * r * wobble, head * size * 0.0105))
  }
  return unite([...ring, ellipse(0, 0, r)])
}

function drawShine(brush: Brush, cap: Shape, head: number, hair: string, map: FaceMap): void {
  const { ctx } = brush
  brush.within(cap, () => {
    const arc = (from: number, to: number, r: number) =>
      curve([0, 0.25, 0.5, 0.75, 1].map((t): Point => {
        const a = radians(from + (to - from) * t)
        return [Math.cos(a) * head * r, -Math.sin(a) * head * r]
      }))
    brush.stroke(arc(150, 84, 0.84), lighten(hair, 0.4), head * 0.11, brush.style.shading === 'flat' ? 0.18 : 0.34)
    brush.stroke(arc(74, 62, 0.84), lighten(hair, 0.4), head * 0.1, brush.style.shading === 'flat' ? 0.18 : 0.34)
    ctx.globalAlpha = 0.5
    for (let lon = -150; lon < 180; lon += 21) {
      const line = [pointOf(map(lon, 82)), pointOf(map(lon, 58)), pointOf(map(lon + 4, 34))]
      if (map(lon, 55).z > 0.12) brush.stroke(curve(line), darken(hair, 0.4), head * 0.022, 0.45)
    }
    ctx.globalAlpha = 1
  })
}

function drawTail(brush: Brush, root: Point, out: number, head: number, hair: string, braided: boolean): void {
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
  brush.stroke(curve(swing.map(([a, b]): Point => [a - out * 2, b + 2])), darken(hair, 0.35), head * 0.03, 0.5)
  brush.fill(ellipse(x + out * head * 0.06, y, head * 0.12), '#e0574f')
}

/** Tails, buns and lengths that hang off the head: their place in longitude, latitude. */
function drawHanging(brush: Brush, style: HairStyle, map: FaceMap, head: number, hair: string, front: boolean): void {
  const at = (lon: number, lat: number, draw: (p: Point, out: number) => void) => {
    const spot = map(lon, lat)
    const out = spot.x >= 0 ? 1 : -1
    if (spot.z > 0 === front) draw([spot.x * 1.04, spot.y], Math.abs(spot.x) < head * 0.2 ? 0.3 * out : out)
  }
  if (style === 'pigtails' || style === 'braids') {
    const lat = style === 'braids' ? -14 : 20
    for (const lon of [-98, 98]) at(lon, lat, (p, out) => drawTail(brush, p, out, head, hair, style === 'braids'))
  }
  if (style === 'ponytail') at(178, 34, (p, out) => drawTail(brush, p, out, head * 1.2, hair, false))
  if (style === 'bun') {
    at(175, 62, ([x, y]) => {
      brush.fill(ellipse(x * 1.25, y - head * 0.28, head * 0.36, head * 0.33), hair)
      brush.stroke(curve([[x * 1.25 - head * 0.2, y - head * 0.3], [x * 1.25, y - head * 0.44], [x * 1.25 + head * 0.2, y - head * 0.24]]), darken(hair, 0.35), head * 0.04, 0.5)
    })
  }
  if (style === 'long' && front === (map(180, 0).z > 0)) {
    const shift = -Math.sin(Math.atan2(map(0, 0).x, map(0, 0).z)) * head * 0.22
    const w = head * 1.04
    brush.fill(
      blob([
        [-w + shift * 0.3, -head * 0.2],
        [-w * 1.06 + shift, head * 0.8],
        [-w * 0.92 + shift, head * 1.65],
        [-w * 0.3 + shift, head * 1.78],
        [w * 0.3 + shift, head * 1.74],
        [w * 0.92 + shift, head * 1.6],
        [w * 1.04 + shift * 0.6, head * 0.8],
        [w + shift * 0.2, -head * 0.2],
        [0, -head * 0.9],
      ]),
      hair,
    )
  }
}

/** Hair behind the head. */
export function drawBackHair(brush: Brush, style: HairStyle, map: FaceMap, head: number, hair: string): void {
  const cut = cuts[style]
  if (style === 'afro' || style === 'curly') {
    const shape = curls(cut, head, style === 'afro' ? 24 : 20)
    brush.fill(shape, darken(hair, 0.12), { shade: 0.2 })
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
        brush.stroke(curve([[px - r, py], [px, py - r], [px + r, py + r * 0.2]]), lighten(hair, 0.35), 2, 0.4)
      }
  })
}
