import type { Brush } from '../canvas/brush.ts'
import { curve, ellipse } from '../canvas/geometry.ts'
import type { Spot } from './face-map.ts'

/** What an eye does at the moment. */
export interface EyeState {
  /** 1 open, above 1 wide, below 0.4 drawn as a lid; 'smile' and 'asleep' are closed. */
  open: number | 'smile' | 'asleep'
  /** Where it looks, -1 to 1. */
  gaze: readonly [number, number]
  /** Side of the outer corner that has lashes, 0 for none. */
  lashes: -1 | 0 | 1
  iris: string
}

const ink = '#2e1d1c'

function drawClosed(brush: Brush, at: Spot, w: number, h: number, smiling: boolean): void {
  const bend = smiling ? -h * 0.55 : h * 0.4
  const y = at.y + (smiling ? h * 0.25 : h * 0.1)
  brush.stroke(
    curve([
      [at.x - w * 1.15, y],
      [at.x, y + bend],
      [at.x + w * 1.15, y],
    ]),
    ink,
    h * 0.24,
  )
}

function drawDot(brush: Brush, at: Spot, w: number, h: number): void {
  brush.fill(ellipse(at.x, at.y, w * 0.62, h * 0.66), ink, { shade: 0, line: 0 })
  brush.fill(ellipse(at.x - w * 0.18, at.y - h * 0.26, w * 0.2, w * 0.2), '#ffffff', {
    shade: 0,
    line: 0,
    raw: true,
  })
}

function drawWhite(brush: Brush, at: Spot, w: number, h: number): void {
  brush.fill(ellipse(at.x, at.y, w * 1.16, h * 1.02), '#fffdf8', { shade: 0.2, line: 0, raw: true })
}

function drawIris(brush: Brush, x: number, y: number, w: number, h: number, iris: string): void {
  const { ctx } = brush
  const shape = ellipse(x, y, w, h)
  const gradient = ctx.createLinearGradient(0, y - h, 0, y + h)
  gradient.addColorStop(0, '#1f1416')
  gradient.addColorStop(0.5, '#35211d')
  gradient.addColorStop(1, iris)
  ctx.fillStyle = gradient
  ctx.fill(shape.path)
  brush.fill(ellipse(x, y + h * 0.5, w * 0.58, h * 0.3), '#ffffff', {
    shade: 0,
    line: 0,
    alpha: 0.16,
    raw: true,
  })
}

function drawSparkle(brush: Brush, x: number, y: number, w: number, h: number): void {
  const white = { shade: 0, line: 0, raw: true } as const
  brush.fill(ellipse(x - w * 0.3, y - h * 0.36, w * 0.4, h * 0.32), '#ffffff', white)
  brush.fill(ellipse(x + w * 0.36, y + h * 0.38, w * 0.2, h * 0.16), '#ffffff', { ...white, alpha: 0.85 })
}

function drawLid(brush: Brush, at: Spot, w: number, h: number, lashes: -1 | 0 | 1): void {
  const top = at.y - h * 1.03
  brush.stroke(
    curve([
      [at.x - w * 1.16, at.y - h * 0.42],
      [at.x - w * 0.7, at.y - h * 0.86],
      [at.x, top],
      [at.x + w * 0.7, at.y - h * 0.86],
      [at.x + w * 1.16, at.y - h * 0.42],
    ]),
    ink,
    h * 0.15,
  )
  if (lashes === 0) return
  const out = lashes
  brush.stroke(
    curve([
      [at.x + out * w * 1.08, at.y - h * 0.5],
      [at.x + out * w * 1.5, at.y - h * 0.8],
    ]),
    ink,
    h * 0.16,
  )
}

/** Draws one eye of half height `h`; narrower as it turns away. Draws nothing on the far side. */
export function drawEye(brush: Brush, at: Spot, h: number, state: EyeState, skin: string): void {
  if (at.z < 0.12) return
  const { eyes } = brush.style
  const w = h * 0.78 * Math.min(1, 0.3 + at.z * 0.75)
  const { open } = state
  if (open === 'smile' || open === 'asleep') drawClosed(brush, at, w, h, open === 'smile')
  else if (eyes === 'dot') drawDot(brush, at, w, h * Math.min(1.2, open))
  else drawOpen(brush, at, w, h, open, state, skin)
}

function drawOpen(
  brush: Brush,
  at: Spot,
  w: number,
  h: number,
  open: number,
  state: EyeState,
  skin: string,
): void {
  const { eyes } = brush.style
  const tall =
    h * (eyes === 'anime' ? 1.32 : eyes === 'small' ? 0.86 : 1) * Math.min(1.15, Math.max(open, 0.85))
  const [x, y] = [at.x + state.gaze[0] * w * 0.22, at.y + state.gaze[1] * tall * 0.14]
  drawWhite(brush, at, w, tall)
  const size = eyes === 'small' ? 0.78 : 0.94
  brush.within(ellipse(at.x, at.y, w * 1.16, tall * 1.02), () => {
    drawIris(brush, x, y, w * size, tall * size, state.iris)
    drawSparkle(brush, x, y, w * size, tall * size)
    if (open < 0.8)
      brush.fill(ellipse(at.x, at.y - tall * 1.15, w * 1.8, tall * 0.95), skin, { shade: 0, line: 0 })
  })
  const lidY = open < 0.8 ? { ...at, y: at.y + tall * 0.55 } : at
  drawLid(brush, lidY, w, tall, state.lashes)
}
