import type { Brush } from '../canvas/brush.ts'
import { lighten, mix } from '../canvas/colour.ts'
import { curve, ellipse } from '../canvas/geometry.ts'

/** Five petals and a heart. */
export function paintBlossom(brush: Brush, x: number, y: number, r: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const a = (i * 72 * Math.PI) / 180
    brush.fill(ellipse(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.9, r * 0.72), colour, {
      shade: 0.2,
      line: 0.35,
    })
  }
  brush.fill(ellipse(x, y, r * 0.5), '#f7c64a', { shade: 0, line: 0.3 })
}

/** A tuft of grass blades with its foot at x, y. */
export function paintGrass(brush: Brush, x: number, y: number, h: number, colour: string): void {
  const { ctx, random } = brush
  const blade = brush.frost ? mix(colour, '#eef3fa', 0.62) : colour
  for (let i = 0; i < 6; i++) {
    const lean = random.between(-0.5, 0.5) * h
    const foot = x + (i - 2.5) * h * 0.14
    const high = h * random.between(0.6, 1)
    ctx.fillStyle = brush.tone(i % 2 ? blade : lighten(blade, 0.14))
    ctx.beginPath()
    ctx.moveTo(foot - h * 0.05, y)
    ctx.quadraticCurveTo(foot + lean * 0.2, y - high * 0.6, foot + lean, y - high)
    ctx.quadraticCurveTo(foot + lean * 0.3 + h * 0.06, y - high * 0.4, foot + h * 0.07, y)
    ctx.fill()
  }
}

const petals = ['#f6a5b4', '#fff3df', '#f7cf5e', '#c3a3e0', '#f28b78', '#9cc6ee']

/** A flower on its stalk. */
export function paintFlower(brush: Brush, x: number, y: number, h: number, colour?: string): void {
  if (brush.frost) return
  const bend = brush.random.between(-0.2, 0.2) * h
  brush.stroke(
    curve([
      [x, y],
      [x + bend * 0.3, y - h * 0.5],
      [x + bend, y - h],
    ]),
    '#5f9a52',
    h * 0.08,
  )
  brush.fill(ellipse(x + h * 0.16, y - h * 0.4, h * 0.17, h * 0.07, -35), '#6fae5c', {
    shade: 0.3,
    line: 0.3,
  })
  paintBlossom(brush, x + bend, y - h, h * 0.17, colour ?? brush.random.pick(petals))
}

/** Grass and flowers over a strip of ground, smaller towards the horizon. Leaves the place at `clear` free. */
export function strewMeadow(
  brush: Brush,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  flowers: number,
): void {
  const { random } = brush
  const many = Math.round(count * Math.max(1, (bottom - top) / 380))
  const rows = Array.from({ length: many }, () => top + (bottom - top) * random.next() ** 0.8).sort(
    (a, b) => a - b,
  )
  for (const y of rows) {
    const near = (y - top) / Math.max(1, bottom - top)
    const x = random.between(-20, 1020)
    if (random.chance(flowers)) paintFlower(brush, x, y, 14 + near * 30)
    else paintGrass(brush, x, y, 12 + near * 26, colour)
  }
}
