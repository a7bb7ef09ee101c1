import type { Canvas } from '@napi-rs/canvas'
import { noiseAt } from './noise.ts'

/** Mixes two packed pixels, two channels at a time; `amount` 0-256. */
function mixPacked(a: number, b: number, amount: number): number {
  const [low, high] = [a & 0xff00ff, (a >>> 8) & 0xff00ff]
  const lowMixed = low + ((((b & 0xff00ff) - low) * amount) >> 8)
  const highMixed = high + (((((b >>> 8) & 0xff00ff) - high) * amount) >> 8)
  return ((lowMixed & 0xff00ff) | ((highMixed & 0xff00ff) << 8)) >>> 0
}

/** The colour at a place between pixels. */
function sampleAt(from: Uint32Array, width: number, height: number, x: number, y: number): number {
  const [cx, cy] = [Math.max(0, Math.min(width - 2, x)), Math.max(0, Math.min(height - 2, y))]
  const [x0, y0] = [cx | 0, cy | 0]
  const [fx, fy] = [((cx - x0) * 256) | 0, ((cy - y0) * 256) | 0]
  const i = y0 * width + x0
  const top = mixPacked(from[i] as number, from[i + 1] as number, fx)
  const bottom = mixPacked(from[i + width] as number, from[i + width + 1] as number, fx)
  return mixPacked(top, bottom, fy)
}

/** Makes edges tremble as a hand or wet paper does; `amount` in pixels. */
export function displace(canvas: Canvas, amount: number): void {
  if (amount < 0.4) return
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const source = ctx.getImageData(0, 0, width, height)
  const from = new Uint32Array(source.data.buffer)
  const target = ctx.createImageData(width, height)
  const to = new Uint32Array(target.data.buffer)
  const k = 1024 / width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x * k) | 0, (y * k) | 0]
      const dx = noiseAt('drift', u, v) + noiseAt('tooth', u, v) * 0.3 - 0.65
      const dy = noiseAt('drift', v + 91, u + 37) + noiseAt('tooth', v + 51, u) * 0.3 - 0.65
      to[y * width + x] = sampleAt(from, width, height, x + dx * amount * 1.6, y + dy * amount * 1.6)
    }
  ctx.putImageData(target, 0, 0)
}
