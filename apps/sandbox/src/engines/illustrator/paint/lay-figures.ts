import { type Canvas, createCanvas } from '@napi-rs/canvas'

function silhouette(layer: Canvas, colour: string): Canvas {
  const out = createCanvas(layer.width, layer.height)
  const ctx = out.getContext('2d')
  ctx.drawImage(layer, 0, 0)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, out.width, out.height)
  return out
}

/** Lays figures cut out of paper on the picture: a white rim and a shadow under it. */
export function layCutout(canvas: Canvas, layer: Canvas): void {
  const ctx = canvas.getContext('2d')
  const rim = silhouette(layer, '#fffdf8')
  const dark = silhouette(layer, 'rgba(50,40,70,0.10)')
  const unit = canvas.width / 1000
  for (let i = 0; i < 4; i++) ctx.drawImage(dark, (9 + i * 2) * unit, (11 + i * 2.4) * unit)
  for (let a = 0; a < 12; a++) {
    const turn = (a * Math.PI) / 6
    ctx.drawImage(rim, Math.cos(turn) * 6 * unit, Math.sin(turn) * 6 * unit)
  }
  ctx.drawImage(layer, 0, 0)
}
