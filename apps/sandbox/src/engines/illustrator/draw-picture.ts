import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Brush } from './canvas/brush.ts'
import { clamp } from './canvas/geometry.ts'
import { findLight } from './canvas/light.ts'
import { createRandom } from './canvas/random.ts'
import { composeScene } from './compose-scene.ts'
import type { Composition } from './composition.ts'
import { drawCharacterSheet } from './draw-character-sheet.ts'
import { drawBackground, drawFigures, drawForeground } from './draw-scene.ts'
import { bloom, defocus } from './paint/bloom.ts'
import { displace } from './paint/displace.ts'
import { finishPicture } from './paint/finish-picture.ts'
import { layCutout } from './paint/lay-figures.ts'
import { asksForSheet, parsePrompt } from './parse-prompt.ts'
import { findStyle } from './styles/find-style.ts'
import type { Style } from './styles/style.ts'

/** What a picture model is asked for. */
export interface PictureOrder {
  /** The whole prompt, as a picture model gets it. */
  prompt: string
  /** Reference pictures (PNG, JPEG or WebP). The looks come from the prompt's words; these only make the order whole. */
  references: readonly Uint8Array[]
  /** Pixels a side, 256 to 4096. */
  size: number
  /** Equal orders with equal seeds give equal bytes. */
  seed: string
}

/** A brush on a canvas whose unit is a thousandth of the picture. */
function openCanvas(
  size: number,
  style: Style,
  prompt: string,
  seed: string,
): { canvas: Canvas; brush: Brush } {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  ctx.scale(size / 1000, size / 1000)
  const { time, weather } = parsePrompt(prompt)
  const brush = new Brush(ctx, style, findLight(time), createRandom(`brush ${seed} ${prompt}`))
  brush.frost = weather === 'snow'
  return { canvas, brush }
}

function drawFigureLayer(canvas: Canvas, brush: Brush, composition: Composition, order: PictureOrder): void {
  if (brush.style.finish !== 'cutout') {
    drawFigures(brush, composition)
    return
  }
  const layer = openCanvas(canvas.width, brush.style, order.prompt, order.seed)
  layer.brush.paper = true
  drawFigures(layer.brush, composition)
  brush.ctx.save()
  brush.ctx.resetTransform()
  layCutout(canvas, layer.canvas)
  brush.ctx.restore()
}

function drawWholeScene(canvas: Canvas, brush: Brush, order: PictureOrder): void {
  const random = createRandom(`scene ${order.seed} ${order.prompt}`)
  const composition = composeScene(brush, random, parsePrompt(order.prompt))
  const unit = canvas.width / 1000
  drawBackground(brush, composition)
  brush.ctx.save()
  brush.ctx.resetTransform()
  // Straight window frames bear less trembling than leaves do.
  const steadiness = composition.stage.scene.place === 'room' ? 0.4 : 1
  displace(canvas, brush.style.wobble[0] * unit * steadiness)
  if (brush.style.finish === 'oil') defocus(canvas, 0.6)
  brush.ctx.restore()
  drawFigureLayer(canvas, brush, composition, order)
  drawForeground(brush, composition)
}

function finish(canvas: Canvas, brush: Brush): void {
  const { style, ctx } = brush
  ctx.save()
  ctx.resetTransform()
  displace(canvas, style.wobble[1] * (canvas.width / 1000))
  if (style.glow > 1) bloom(canvas, style.finish === 'glow' ? 0.75 : 0.4)
  finishPicture(canvas, style.finish)
  ctx.restore()
}

/**
 * Draws what a picture prompt asks for: a scene of a picture book, or a character sheet.
 * Reads any text leniently and never rejects because of it; sizes outside 256-4096 are brought inside.
 * The result is a PNG, the same bytes for the same order.
 */
export async function drawPicture(order: PictureOrder): Promise<Uint8Array> {
  const size = Number.isFinite(order.size) ? clamp(Math.round(order.size), 256, 4096) : 1024
  const { canvas, brush } = openCanvas(size, findStyle(order.prompt), order.prompt, order.seed)
  if (asksForSheet(order.prompt)) drawCharacterSheet(brush, parsePrompt(order.prompt).looks)
  else drawWholeScene(canvas, brush, order)
  finish(canvas, brush)
  return await canvas.encode('png')
}
