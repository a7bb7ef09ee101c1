import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Style } from '../styles/style.ts'
import { type Colour, darken, lighten, mix, withAlpha } from './colour.ts'
import type { Box, Shape } from './geometry.ts'
import { radians } from './geometry.ts'
import { graded, type Light, lit } from './light.ts'
import type { Random } from './random.ts'

/** How a shape is filled. */
export interface FillOptions {
  /** Modelling from light to shadow, 0 none to 1 usual. */
  shade?: number
  /** Contour width against the style's, 0 for none. */
  line?: number
  alpha?: number
  /** Made of overlapping parts: the contour goes behind, so that only the outside shows. */
  united?: boolean
  /** Takes the colour as it is: things that shine by themselves. */
  raw?: boolean
}

/** Paints shapes the way one style does, in the light of one scene. Coordinates are thousandths of the picture. */
export class Brush {
  readonly ctx: SKRSContext2D
  readonly style: Style
  readonly light: Light
  readonly random: Random
  /** Distance from the eye, 0 near to 1 horizon. */
  depth = 0
  /** Figures keep lighter colours than their surroundings. */
  figure = false
  /** Snow lies on leaves, and nothing flowers. */
  frost = false
  /** Cut out of paper: nothing glows or casts a soft shadow. */
  paper = false
  private mirrored = false
  private zoom = 1
  private readonly tones = new Map<string, Colour>()

  constructor(ctx: SKRSContext2D, style: Style, light: Light, random: Random) {
    this.ctx = ctx
    this.style = style
    this.light = light
    this.random = random
  }

  /** The colour as style and light turn it. */
  tone(colour: Colour): Colour {
    const key = `${colour}${this.figure ? 'f' : this.depth}`
    const known = this.tones.get(key)
    if (known) return known
    const made = this.figure
      ? lit(colour, this.light, this.style)
      : graded(colour, this.light, this.style, this.depth)
    this.tones.set(key, made)
    return made
  }

  fill(shape: Shape, colour: Colour, options: FillOptions = {}): void {
    const { shade = 1, line = 1, alpha = 1, raw = false, united = false } = options
    const tone = raw ? colour : this.tone(colour)
    const { ctx } = this
    if (this.style.finish === 'cutout' && line > 0 && alpha === 1) this.castPaperShadow(shape)
    ctx.globalAlpha = alpha
    if (united && line > 0) this.contour(shape, tone, line * 2)
    ctx.fillStyle = this.paint(shape.box, tone, shade)
    ctx.fill(shape.path)
    if (shade > 0.3 && this.style.shading === 'cel') this.crescent(shape, tone, 0.16 * shade)
    if (shade > 0.3 && this.style.shading === 'rich') this.crescent(shape, tone, 0.1 * shade)
    if (line > 0 && !united) this.contour(shape, tone, line)
    ctx.globalAlpha = 1
  }

  private castPaperShadow(shape: Shape): void {
    const { ctx } = this
    const shift = 2.6 / this.zoom
    ctx.fillStyle = 'rgba(48,36,70,0.17)'
    ctx.translate(this.mirrored ? -shift : shift, shift * 1.3)
    ctx.fill(shape.path)
    ctx.translate(this.mirrored ? shift : -shift, -shift * 1.3)
  }

  private paint(box: Box, tone: Colour, shade: number) {
    const { shading } = this.style
    const strength =
      shading === 'flat' ? 0 : shading === 'cel' ? shade * 0.35 : shading === 'rich' ? shade * 1.3 : shade
    if (strength <= 0) return tone
    const [l, t, r, b] = box
    const [x0, x1] = this.mirrored ? [r, l] : [l, r]
    const gradient = this.ctx.createLinearGradient(x0 + (x1 - x0) * 0.25, t, x0 + (x1 - x0) * 0.75, b)
    gradient.addColorStop(0, lighten(tone, 0.16 * strength))
    gradient.addColorStop(0.45, tone)
    gradient.addColorStop(1, darken(tone, 0.17 * strength))
    return gradient
  }

  private crescent(shape: Shape, tone: Colour, amount: number): void {
    const [l, t, r, b] = shape.box
    const size = Math.min(r - l, b - t)
    if (size * this.zoom < 14) return
    const { ctx } = this
    ctx.save()
    ctx.clip(shape.path)
    ctx.fillStyle = withAlpha(darken(tone, 0.9), amount)
    ctx.beginPath()
    ctx.rect(l - size, t - size, r - l + size * 2, b - t + size * 2)
    ctx.fill()
    ctx.translate(size * (this.mirrored ? 0.13 : -0.13), -size * 0.12)
    ctx.fillStyle = this.paint(shape.box, tone, 1)
    ctx.fill(shape.path)
    ctx.restore()
  }

  private contour(shape: Shape, tone: Colour, weight: number): void {
    const { line } = this.style
    if (!line) return
    const { ctx } = this
    ctx.strokeStyle = withAlpha(mix(line.ink, darken(tone, 0.6), line.own), line.alpha)
    ctx.lineWidth = (line.width * weight) / this.zoom
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    ctx.stroke(shape.path)
    if (!line.twice) return
    const shift = line.width / this.zoom
    ctx.save()
    ctx.translate(this.random.between(-shift, shift), this.random.between(-shift, shift))
    ctx.lineWidth *= 0.6
    ctx.stroke(shape.path)
    ctx.restore()
  }

  /** A stroke of the brush; width in the local unit. */
  stroke(shape: Shape, colour: Colour, width: number, alpha = 1, raw = false): void {
    const { ctx } = this
    ctx.strokeStyle = withAlpha(raw ? colour : this.tone(colour), alpha)
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(shape.path)
  }

  /** A soft spot of one colour. */
  spot(x: number, y: number, rx: number, ry: number, colour: Colour, alpha: number): void {
    const { ctx } = this
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(1, ry / rx)
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, rx)
    gradient.addColorStop(0, withAlpha(colour, alpha))
    gradient.addColorStop(0.5, withAlpha(colour, alpha * 0.55))
    gradient.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = gradient
    ctx.fillRect(-rx, -rx, rx * 2, rx * 2)
    ctx.restore()
  }

  /** Light that a lamp, a star or a firefly throws around it. */
  glow(x: number, y: number, radius: number, colour: Colour, strength = 1): void {
    if (this.paper) return
    const { ctx } = this
    const night = this.light.time === 'night' ? 1 : this.light.time === 'sunset' ? 0.75 : 0.45
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    this.spot(x, y, radius, radius, colour, Math.min(0.95, strength * night * (0.35 + 0.3 * this.style.glow)))
    ctx.restore()
  }

  /** Soft shadow on the ground. */
  shadow(x: number, y: number, rx: number, ry: number, alpha = 0.34): void {
    if (!this.paper) this.spot(x, y, rx, ry, this.tone('#3a3560'), alpha)
  }

  /** Draws only inside a shape. */
  within(shape: Shape, draw: () => void): void {
    this.ctx.save()
    this.ctx.clip(shape.path)
    draw()
    this.ctx.restore()
  }

  /** Draws in a frame of its own; `flip` mirrors left and right. */
  at(x: number, y: number, scale: number, draw: () => void, degrees = 0, flip = false): void {
    const [mirrored, zoom] = [this.mirrored, this.zoom]
    this.ctx.save()
    this.ctx.translate(x, y)
    this.ctx.rotate(radians(degrees))
    this.ctx.scale(flip ? -scale : scale, scale)
    if (flip) this.mirrored = !mirrored
    this.zoom = zoom * scale
    draw()
    this.mirrored = mirrored
    this.zoom = zoom
    this.ctx.restore()
  }

  /** Small dabs of one colour strewn over a box, such as leaves or grain of fur. */
  dabs(count: number, box: Box, colour: Colour, size: number, alpha: number): void {
    const { random } = this
    const { ctx } = this
    ctx.fillStyle = withAlpha(this.tone(colour), alpha)
    ctx.beginPath()
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(box[0], box[2]), random.between(box[1], box[3])]
      const s = size * random.between(0.5, 1.2)
      const turn = random.between(-1, 1)
      ctx.moveTo(x + Math.cos(turn) * s, y + Math.sin(turn) * s)
      ctx.ellipse(x, y, s, s * 0.5, turn, 0, Math.PI * 2)
    }
    ctx.fill()
  }
}
