import type { Brush } from '../canvas/brush.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { blob, curve, ellipse, type Point, type Shape, tube } from '../canvas/geometry.ts'
import { paintBlossom } from './foliage.ts'

/** A leafy lump with an uneven edge. */
export function leafy(brush: Brush, x: number, y: number, rx: number, ry: number): Shape {
  const points: Point[] = []
  const n = 13
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const r = brush.random.between(0.86, 1.1)
    points.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r])
  }
  return blob(points)
}

const isFlat = (brush: Brush) => brush.style.shading === 'flat' && !brush.style.line

/** Leaves under snow; `amount` grows towards the top. */
const frosted = (leaf: string, amount: number) => mix(leaf, '#f6f9ff', 0.25 + amount * 0.75)

function paintCrown(brush: Brush, x: number, y: number, w: number, h: number, colour: string): void {
  const { random } = brush
  if (isFlat(brush)) {
    brush.fill(ellipse(x, y, w * 0.5, h * 0.55), colour)
    brush.within(ellipse(x, y, w * 0.5, h * 0.55), () =>
      brush.fill(ellipse(x + w * 0.22, y + h * 0.12, w * 0.48, h * 0.55), darken(colour, 0.12)),
    )
    brush.stroke(
      curve([
        [x, y + h * 0.5],
        [x, y - h * 0.2],
      ]),
      darken(colour, 0.3),
      w * 0.02,
      0.7,
    )
    return
  }
  const lumps = [
    [-0.3, 0.16, 0.27],
    [0.3, 0.18, 0.26],
    [0, 0.2, 0.3],
    [-0.36, -0.06, 0.22],
    [0.36, -0.08, 0.22],
    [0.02, -0.1, 0.34],
    [-0.18, -0.24, 0.24],
    [0.2, -0.26, 0.22],
    [0, -0.36, 0.2],
  ] as const
  lumps.forEach(([dx, dy, r], i) => {
    const leaf = i < 3 ? darken(colour, 0.2) : i < 6 ? colour : lighten(colour, 0.1)
    const tone = brush.frost ? frosted(leaf, i / 10) : leaf
    const [cx, cy] = [x + dx * w + random.between(-8, 8), y + dy * h]
    const lump = leafy(brush, cx, cy, r * w, r * h * 0.9)
    brush.fill(lump, tone, { shade: 0.8, line: 0.7 })
    const box = [cx - r * w * 0.66, cy - r * h * 0.66, cx + r * w * 0.56, cy + r * h * 0.5] as const
    brush.dabs(9, box, lighten(tone, 0.26), w * 0.016, 0.55)
    brush.dabs(6, [box[0], cy, box[2], box[3]], darken(tone, 0.3), w * 0.016, 0.4)
  })
}

/** A broad tree with its foot at x, y. */
export function paintTree(
  brush: Brush,
  x: number,
  y: number,
  h: number,
  colour: string,
  bark = '#7d5a45',
): void {
  const w = h * brush.random.between(0.6, 0.74)
  const lean = brush.random.between(-0.05, 0.05) * h
  const top: Point = [x + lean, y - h * 0.52]
  brush.shadow(x, y, w * 0.4, h * 0.035, 0.3)
  brush.fill(
    tube([[x, y + h * 0.012], [x + lean * 0.3, y - h * 0.22], top], [h * 0.052, h * 0.032, h * 0.026]),
    bark,
  )
  brush.fill(
    blob([
      [x - h * 0.09, y + h * 0.012],
      [x - h * 0.04, y - h * 0.06],
      [x, y - h * 0.02],
      [x + h * 0.04, y - h * 0.06],
      [x + h * 0.09, y + h * 0.012],
    ]),
    bark,
    { line: 0 },
  )
  for (const side of [-1, 1])
    brush.fill(
      tube(
        [
          [x + lean * 0.5, y - h * 0.34],
          [x + side * w * 0.2 + lean, y - h * 0.52],
        ],
        [h * 0.02, h * 0.01],
      ),
      bark,
    )
  for (let i = 0; i < 3; i++)
    brush.stroke(
      curve([
        [x - h * 0.02 + i * h * 0.018, y - h * 0.05],
        [x - h * 0.012 + i * h * 0.014 + lean * 0.4, y - h * 0.3],
      ]),
      darken(bark, 0.35),
      h * 0.005,
      0.5,
    )
  paintCrown(brush, x + lean, y - h * 0.66, w, h * 0.62, colour)
}

/** A fir with drooping layers. */
export function paintPine(
  brush: Brush,
  x: number,
  y: number,
  h: number,
  colour: string,
  snowy = false,
): void {
  const w = h * 0.42
  brush.shadow(x, y, w * 0.5, h * 0.03, 0.25)
  brush.fill(
    tube(
      [
        [x, y],
        [x, y - h * 0.3],
      ],
      [h * 0.03, h * 0.022],
    ),
    '#76543f',
  )
  for (let i = 0; i < 4; i++) {
    const [top, foot] = [y - h * (0.46 + i * 0.18), y - h * (0.1 + i * 0.19)]
    const half = (w / 2) * (1 - i * 0.2)
    const tone = i % 2 ? lighten(colour, 0.06) : colour
    brush.fill(
      blob([
        [x, top],
        [x + half * 0.5, (top + foot) / 2],
        [x + half, foot],
        [x + half * 0.5, foot - h * 0.012],
        [x, foot + h * 0.03],
        [x - half * 0.5, foot - h * 0.012],
        [x - half, foot],
        [x - half * 0.5, (top + foot) / 2],
      ]),
      tone,
      { line: 0.7 },
    )
    if (snowy)
      brush.fill(
        blob([
          [x, top - 1],
          [x + half * 0.44, (top + foot) / 2 - h * 0.015],
          [x + half * 0.2, (top + foot) / 2 - h * 0.02],
          [x, (top + foot) / 2],
          [x - half * 0.24, (top + foot) / 2 - h * 0.02],
          [x - half * 0.44, (top + foot) / 2 - h * 0.015],
        ]),
        '#fbfdff',
        { shade: 0.3, line: 0 },
      )
  }
}

const frostedIf = (brush: Brush, leaf: string, amount: number) => (brush.frost ? frosted(leaf, amount) : leaf)

/** A round bush; berries or blossoms when given. */
export function paintBush(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  colour: string,
  blossom?: string,
): void {
  const { random } = brush
  brush.shadow(x, y, w * 0.6, w * 0.08, 0.28)
  for (const [dx, dy, r] of [
    [-0.28, -0.16, 0.24],
    [0.28, -0.16, 0.23],
    [0, -0.26, 0.3],
    [-0.1, -0.12, 0.24],
    [0.16, -0.1, 0.2],
  ] as const)
    brush.fill(
      leafy(brush, x + dx * w, y + dy * w, r * w, r * w * 0.86),
      frostedIf(brush, dy > -0.14 ? lighten(colour, 0.08) : colour, -dy * 2.4),
      { line: 0.7 },
    )
  brush.dabs(
    18,
    [x - w * 0.38, y - w * 0.44, x + w * 0.38, y - w * 0.06],
    lighten(colour, 0.3),
    w * 0.026,
    0.5,
  )
  if (!blossom || brush.frost) return
  for (let i = 0; i < 9; i++)
    paintBlossom(
      brush,
      x + random.between(-0.4, 0.4) * w,
      y - random.between(0.06, 0.44) * w,
      w * 0.04,
      blossom,
    )
}
