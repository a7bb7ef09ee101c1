import type { Canvas } from '@napi-rs/canvas'
import type { Finish } from '../styles/style.ts'
import { type Pixel, treatments } from './finishes.ts'

/** Lays the surface of a style (paper, pigment, hatching, print) over the whole picture. */
export function finishPicture(canvas: Canvas, finish: Finish): void {
  const treat = treatments[finish]
  if (!treat) return
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, width, height)
  const { data } = image
  const light = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < light.length; i++, j += 4)
    light[i] = ((data[j] as number) * 77 + (data[j + 1] as number) * 150 + (data[j + 2] as number) * 29) >> 8
  const k = 1024 / width
  const far = Math.max(1, Math.round(5 / k))
  const pixel: Pixel = { r: 0, g: 0, b: 0, x: 0, y: 0, light: 0, edge: 0 }
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - far) * width
    const down = Math.min(height - 1, y + far) * width
    pixel.y = (y * k) | 0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 4
      const here = light[i] as number
      const sides =
        (light[y * width + Math.max(0, x - far)] as number) +
        (light[y * width + Math.min(width - 1, x + far)] as number)
      pixel.x = (x * k) | 0
      pixel.light = here
      pixel.edge = (sides + (light[up + x] as number) + (light[down + x] as number)) / 4 - here
      pixel.r = data[j] as number
      pixel.g = data[j + 1] as number
      pixel.b = data[j + 2] as number
      treat(pixel)
      data[j] = pixel.r
      data[j + 1] = pixel.g
      data[j + 2] = pixel.b
    }
  }
  ctx.putImageData(image, 0, 0)
}
