import { type Canvas, createCanvas } from '@napi-rs/canvas'

function shrink(canvas: Canvas, factor: number): Canvas {
  const small = createCanvas(
    Math.max(2, Math.round(canvas.width / factor)),
    Math.max(2, Math.round(canvas.height / factor)),
  )
  const ctx = small.getContext('2d')
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}

/** Lets light areas bleed into their surroundings, 0-1. */
export function bloom(canvas: Canvas, strength: number): void {
  const soft = shrink(shrink(canvas, 8), 2)
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.globalCompositeOperation = 'soft-light'
  ctx.globalAlpha = strength
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(soft, 0, 0, canvas.width, canvas.height)
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = strength * 0.3
  ctx.drawImage(soft, 0, 0, canvas.width, canvas.height)
  ctx.restore()
}

/** Takes the background out of focus, 0-1. */
export function defocus(canvas: Canvas, strength: number): void {
  const soft = shrink(canvas, 4)
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.globalAlpha = strength
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(soft, 0, 0, canvas.width, canvas.height)
  ctx.restore()
}
