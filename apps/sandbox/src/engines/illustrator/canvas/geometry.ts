import { Path2D } from '@napi-rs/canvas'

/** x to the right, y down. */
export type Point = readonly [number, number]
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]
/** A path with the box around it, so that fills can be shaded. */
export interface Shape {
  path: Path2D
  box: Box
}

/** The value a part of the way from a to b. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
/** The value, brought between two limits. */
export const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v))
/** Degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** The point at `length` from `from`; 0° hangs down, positive turns towards +x. */
export const reach = (from: Point, degrees: number, length: number): Point => [
  from[0] + Math.sin(radians(degrees)) * length,
  from[1] + Math.cos(radians(degrees)) * length,
]

function boxOf(points: readonly Point[]): Box {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    l = Math.min(l, x)
    t = Math.min(t, y)
    r = Math.max(r, x)
    b = Math.max(b, y)
  }
  return [l, t, r, b]
}

/** An ellipse around cx, cy, turned clockwise by degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): Shape {
  const path = new Path2D()
  path.ellipse(cx, cy, Math.max(0.1, rx), Math.max(0.1, ry), radians(turn), 0, Math.PI * 2)
  const [w, h] = Math.abs(turn) > 45 && Math.abs(turn) < 135 ? [ry, rx] : [rx, ry]
  return { path, box: [cx - w, cy - h, cx + w, cy + h] }
}

/** Straight lines through points. */
export function polygon(points: readonly Point[], closed = true): Shape {
  const path = new Path2D()
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (closed) path.closePath()
  return { path, box: boxOf(points) }
}

/** A rectangle with round corners, from its upper left. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): Shape {
  const path = new Path2D()
  path.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2))
  return { path, box: [x, y, x + w, y + h] }
}

/** Smooth outline through points (Catmull-Rom); open when `closed` is false. */
export function blob(points: readonly Point[], closed = true): Shape {
  const path = new Path2D()
  const n = points.length
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[clamp(i, 0, n - 1)]) as Point
  path.moveTo(at(0)[0], at(0)[1])
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    )
  }
  if (closed) path.closePath()
  return { path, box: boxOf(points) }
}

/** A smooth open line through points. */
export const curve = (points: readonly Point[]) => blob(points, false)

/** Evenly sampled points on the smooth curve through `points`. */
export function samplePath(points: readonly Point[], perSegment = 8): Point[] {
  const out: Point[] = []
  const n = points.length
  const at = (i: number) => points[clamp(i, 0, n - 1)] as Point
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < perSegment; k++) out.push(catmull(a, b, c, d, k / perSegment))
  }
  out.push(at(n - 1))
  return out
}

function catmull(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const f = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return [f(a[0], b[0], c[0], d[0]), f(a[1], b[1], c[1], d[1])]
}

/** A limb: a smooth tube through points; `widths` are half widths spread evenly along it. */
export function tube(points: readonly Point[], widths: readonly number[], part: Point = [0, 1]): Shape {
  const all = samplePath(points)
  const first = Math.round(part[0] * (all.length - 1))
  const last = Math.max(first + 1, Math.round(part[1] * (all.length - 1)))
  const width = (i: number) => {
    const t = (i / (all.length - 1)) * (widths.length - 1)
    const k = Math.min(widths.length - 2, Math.floor(t))
    return widths.length === 1
      ? (widths[0] as number)
      : lerp(widths[k] as number, widths[k + 1] as number, t - k)
  }
  const left: Point[] = []
  const right: Point[] = []
  for (let i = first; i <= last; i++) {
    const [p, q] = [all[Math.max(0, i - 1)] as Point, all[Math.min(all.length - 1, i + 1)] as Point]
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny, w] = [-(q[1] - p[1]) / d, (q[0] - p[0]) / d, width(i)]
    const [x, y] = all[i] as Point
    left.push([x + nx * w, y + ny * w])
    right.push([x - nx * w, y - ny * w])
  }
  const cap = (at: Point, from: Point, w: number): Point[] => {
    const start = Math.atan2(from[1] - at[1], from[0] - at[0])
    return [1, 2, 3, 4, 5].map((k) => [
      at[0] + Math.cos(start - (k * Math.PI) / 6) * w,
      at[1] + Math.sin(start - (k * Math.PI) / 6) * w,
    ])
  }
  const end = cap(all[last] as Point, left[left.length - 1] as Point, width(last))
  const start = cap(all[first] as Point, right[0] as Point, width(first))
  return polygon([...left, ...end, ...right.reverse(), ...start])
}

/** Joins shapes into one path (non-zero fill unites them). */
export function unite(shapes: readonly Shape[]): Shape {
  const path = new Path2D()
  for (const shape of shapes) path.addPath(shape.path)
  const corners = shapes.flatMap(({ box }): Point[] => [
    [box[0], box[1]],
    [box[2], box[3]],
  ])
  return { path, box: boxOf(corners) }
}
