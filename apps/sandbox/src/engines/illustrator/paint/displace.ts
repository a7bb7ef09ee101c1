import type { Canvas } from '@napi-rs/canvas'
import { noiseAt } from './noise.ts'

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
      const dx = (noiseAt('drift', u, v) + noiseAt('tooth', u, v) * 0.3 - 0.65) * amount * 1.6
      const dy = (noiseAt('drift', v + 91, u + 37) + noiseAt('tooth', v + 51, u) * 0.3 - 0.65) * amount * 1.6
      const sx = Math.max(0, Math.min(width - 1, (x + dx) | 0))
      const sy = Math.max(0, Math.min(height - 1, (y + dy) | 0))
      to[y * width + x] = from[sy * width + sx] as number
    }
  ctx.putImageData(target, 0, 0)
}
