import type { Brush } from '../canvas/brush.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube, unite } from '../canvas/geometry.ts'

/** A spotted mushroom `h` high with its foot at x, y. */
export function paintMushroom(brush: Brush, x: number, y: number, h: number, colour = '#d9574a'): void {
  brush.shadow(x, y, h * 0.5, h * 0.08)
  brush.fill(tube([[x, y], [x, y - h * 0.6]], [h * 0.17, h * 0.12]), '#fbf0dc')
  const cap = blob([[x - h * 0.5, y - h * 0.48], [x - h * 0.36, y - h * 0.84], [x, y - h], [x + h * 0.36, y - h * 0.84], [x + h * 0.5, y - h * 0.48], [x, y - h * 0.4]])
  brush.fill(cap, colour)
  brush.within(cap, () => {
    for (const [dx, dy, r] of [[-0.22, -0.7, 0.08], [0.06, -0.84, 0.09], [0.26, -0.62, 0.07], [-0.02, -0.55, 0.06]] as const) brush.fill(ellipse(x + dx * h, y + dy * h, r * h), '#fff8ea', { shade: 0, line: 0 })
  })
}

/** A scallop shell. */
export function paintShell(brush: Brush, x: number, y: number, w: number, colour: string): void {
  brush.fill(blob([[x - w * 0.14, y], [x - w * 0.5, y - w * 0.42], [x - w * 0.34, y - w * 0.76], [x, y - w * 0.88], [x + w * 0.34, y - w * 0.76], [x + w * 0.5, y - w * 0.42], [x + w * 0.14, y]]), colour)
  for (const dx of [-0.3, -0.12, 0.1, 0.3]) brush.stroke(curve([[x, y - w * 0.05], [x + dx * w, y - w * 0.74]]), darken(colour, 0.25), w * 0.035, 0.6)
}

/** A round fish that swims left or right. */
export function paintFish(brush: Brush, x: number, y: number, w: number, colour: string, left: boolean): void {
  brush.at(x, y, w / 50, () => {
    brush.fill(blob([[-20, 0], [-42, -16], [-36, 0], [-42, 16]]), darken(colour, 0.1), { line: 0.6 })
    brush.fill(blob([[-6, -15], [4, -27], [14, -14]]), darken(colour, 0.1), { line: 0.5 })
    const body = ellipse(0, 0, 27, 18)
    brush.fill(body, colour, { line: 0.7 })
    brush.within(body, () => {
      for (const dx of [-10, 6]) brush.stroke(curve([[dx, -20], [dx + 4, 0], [dx, 20]]), lighten(colour, 0.6), 5, 0.85)
    })
    brush.fill(ellipse(15, -4, 4.6), '#fffdf6', { shade: 0, line: 0 })
    brush.fill(ellipse(16, -4, 2.8), '#2e1d1c', { shade: 0, line: 0 })
    brush.stroke(curve([[20, 6], [23, 7], [26, 4]]), '#7a3a2a', 1.6)
  }, 0, left)
}

/** A butterfly with spread wings. */
export function paintButterfly(brush: Brush, x: number, y: number, w: number, colour: string): void {
  brush.at(x, y, w / 50, () => {
    for (const side of [-1, 1]) {
      brush.fill(blob([[0, -2], [side * 10, -22], [side * 26, -22], [side * 22, -2]]), colour, { line: 0.6 })
      brush.fill(blob([[0, 0], [side * 18, 2], [side * 17, 17], [side * 5, 15]]), lighten(colour, 0.25), { line: 0.6 })
      brush.fill(ellipse(side * 17, -14, 4), '#fff6df', { shade: 0, line: 0 })
    }
    brush.fill(ellipse(0, 0, 2.6, 11), '#5a4038', { line: 0 })
    for (const side of [-1, 1]) brush.stroke(curve([[0, -10], [side * 3, -18], [side * 8, -21]]), '#5a4038', 1.4)
  }, 18)
}

/** A snowman with hat and scarf. */
export function paintSnowman(brush: Brush, colour: string): void {
  brush.shadow(0, 0, 70, 12)
  for (const [y, r] of [[-42, 46], [-108, 34], [-158, 26]] as const) brush.fill(ellipse(0, y, r), '#fbfdff')
  for (const side of [-1, 1]) brush.stroke(curve([[side * 28, -112], [side * 56, -130], [side * 72, -146]]), '#7d5a45', 5)
  for (const x of [-9, 10]) brush.fill(ellipse(x, -164, 3.6), '#3a2c30', { line: 0 })
  brush.fill(blob([[0, -156], [26, -152], [0, -148]]), '#f08f3c')
  brush.stroke(curve([[-10, -146], [0, -141], [10, -146]]), '#3a2c30', 2.4)
  brush.fill(tube([[-24, -134], [0, -128], [24, -134]], [8, 9, 8]), colour)
  brush.fill(tube([[14, -130], [22, -98]], [8, 9]), darken(colour, 0.1))
  brush.fill(unite([ellipse(0, -180, 34, 7), blob([[-21, -180], [-19, -212], [19, -212], [21, -180]])]), '#4c4a5e')
}

/** A pile of autumn leaves or hay. */
export function paintHeap(brush: Brush, colour: string): void {
  brush.shadow(0, 0, 80, 12)
  brush.fill(blob([[-80, 0], [-56, -34], [0, -58], [58, -32], [82, 0], [0, 6]]), colour)
  for (let i = 0; i < 26; i++) {
    const x = ((i * 47) % 130) - 65
    const p: Point = [x, -6 - ((i * 31) % 38) * (1 - Math.abs(x) / 90)]
    brush.fill(ellipse(p[0], p[1], 9, 4.6, (i * 41) % 160), i % 3 ? lighten(colour, 0.18) : darken(colour, 0.16), { shade: 0.3, line: 0.4 })
  }
}
