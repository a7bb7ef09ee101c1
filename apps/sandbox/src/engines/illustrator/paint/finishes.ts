import type { Finish } from '../styles/style.ts'
import { noiseAt } from './noise.ts'

/** What a finish knows of one pixel; it changes r, g and b in place. Coordinates are in 1024ths of the picture. */
export interface Pixel {
  r: number
  g: number
  b: number
  x: number
  y: number
  /** Brightness 0-255, and how much the surroundings are brighter. */
  light: number
  edge: number
}

type Treatment = (p: Pixel) => void

function scale(p: Pixel, factor: number): void {
  p.r *= factor
  p.g *= factor
  p.b *= factor
}

function blend(p: Pixel, r: number, g: number, b: number, amount: number): void {
  p.r += (r - p.r) * amount
  p.g += (g - p.g) * amount
  p.b += (b - p.b) * amount
}

/** 0 in the middle, 1 in the corners. */
function corner(p: Pixel): number {
  const [dx, dy] = [p.x / 512 - 1, p.y / 512 - 1]
  return Math.max(0, (dx * dx + dy * dy - 0.7) / 1.3)
}

const watercolor: Treatment = (p) => {
  const pigment = noiseAt('cloud', p.x >> 1, p.y >> 1)
  blend(p, 255, 250, 240, (0.02 + 0.2 * pigment * pigment) * (0.12 + p.light / 290))
  scale(p, 1 - Math.min(0.24, Math.max(0, p.edge - 4) * 0.011))
  scale(p, 0.955 + noiseAt('grain', p.x, p.y) * 0.09)
  scale(p, 1 - 0.05 * noiseAt('drift', p.x + 77, p.y))
}

/** Strokes of a pencil, at a slope, where it is darker than `below`. */
function hatch(p: Pixel, slope: number, below: number, spacing: number): number {
  if (p.light > below) return 0
  const wave = (p.x + p.y * slope + noiseAt('drift', p.x, p.y) * 7) % spacing
  const line = Math.abs(wave) < spacing * 0.42 ? 1 : 0
  return line * Math.min(1, (below - p.light) / 70) * (0.35 + 0.65 * noiseAt('grain', p.x, p.y))
}

const pencil: Treatment = (p) => {
  blend(p, 250, 244, 230, 0.06 + 0.14 * noiseAt('tooth', p.x, p.y))
  const dark = hatch(p, 1, 214, 6) * 0.3 + hatch(p, -1.2, 150, 7) * 0.34 + hatch(p, 0.4, 95, 6) * 0.3
  blend(p, 62, 56, 66, Math.min(0.8, dark * 1.5))
  const white = noiseAt('grain', p.x * 2, p.y * 2)
  if (white > 0.62) blend(p, 250, 244, 230, (white - 0.62) * 0.7)
}

/** Deep violet shadows, golden lights. */
const glow: Treatment = (p) => {
  const t = p.light / 255
  blend(p, 44, 26, 118, 0.34 * (1 - t) * (1 - t) + 0.03)
  blend(p, 255, 206, 112, 0.34 * t * t)
  blend(p, 34, 18, 96, Math.min(0.62, corner(p) * 0.7))
  scale(p, 0.985 + noiseAt('grain', p.x, p.y) * 0.03)
}

const oil: Treatment = (p) => {
  const stroke = noiseAt('tooth', (p.x + p.y) >> 1, (p.y - p.x) * 2) - 0.5
  scale(p, 1 + stroke * 0.13)
  const weave = ((p.x >> 1) + (p.y >> 1)) & 1 ? 1.012 : 0.988
  scale(p, weave)
  p.r += p.light > 140 ? 6 : -3
  p.b += p.light > 140 ? -8 : 5
  scale(p, 1 - corner(p) * 0.22)
}

const screen: Treatment = (p) => {
  const speck = noiseAt('speck', p.x, p.y)
  const shade = 0.5 - (p.light - 128) / 400
  if (speck < shade * 0.24) scale(p, 0.88)
  else if (speck > 0.93) blend(p, 255, 248, 232, 0.22)
}

const parchment: Treatment = (p) => {
  const stain = noiseAt('cloud', p.x, p.y)
  blend(p, 236, 205, 148, (0.1 + stain * 0.1) * (0.25 + p.light / 300))
  blend(p, 92, 58, 30, hatch(p, 1, 128, 5) * 0.32)
  scale(p, 0.95 + noiseAt('grain', p.x, p.y) * 0.09)
  blend(p, 122, 76, 38, Math.min(0.5, corner(p) * 0.5))
}

const halftone: Treatment = (p) => {
  const [u, v] = [((p.x + p.y) * Math.SQRT1_2) % 9, ((p.x - p.y + 2048) * Math.SQRT1_2) % 9]
  const r = Math.hypot(u - 4.5, v - 4.5)
  const size = (1 - p.light / 255) * 5.4
  if (r < size - 0.7) blend(p, 22, 34, 92, 0.3)
  if (p.light > 170) blend(p, 255, 214, 140, 0.24)
  else p.b += 6
  scale(p, 1 - corner(p) * 0.2)
}

const cutout: Treatment = (p) => {
  scale(p, 0.965 + noiseAt('grain', p.x, p.y) * 0.045 + (noiseAt('tooth', p.x >> 1, p.y) - 0.5) * 0.03)
}

const crayon: Treatment = (p) => {
  const along = noiseAt('tooth', (p.x * 2 + p.y) >> 2, (p.y * 2 - p.x) >> 0)
  const tooth = noiseAt('grain', p.x, p.y)
  const bare = along * 0.55 + tooth * 0.55
  if (bare > 0.62) blend(p, 255, 250, 240, Math.min(0.46, (bare - 0.62) * 2.6))
  else scale(p, 0.95 + tooth * 0.06)
}

/** A bright sky's light over the upper half, rose in the middle tones. */
const airy: Treatment = (p) => {
  const high = Math.max(0, 1 - p.y / 700)
  p.b += 14 * high
  p.g += 3 * high
  const rose = 1 - Math.abs(p.light - 150) / 150
  p.r += 7 * Math.max(0, rose)
  scale(p, 1.03)
}

/** How each finish treats a pixel; `clean` leaves it alone. */
export const treatments: Record<Finish, Treatment | null> = {
  clean: null,
  airy,
  watercolor,
  pencil,
  glow,
  oil,
  screen,
  parchment,
  halftone,
  cutout,
  crayon,
}
