import type { Brush } from '../../canvas/brush.ts'
import { darken, luminance, mix, toRgb } from '../../canvas/colour.ts'
import { curve, ellipse } from '../../canvas/geometry.ts'
import type { Looks } from '../../scene.ts'
import { drawEye } from '../draw-eye.ts'
import { type FaceMap, pointOf } from '../face-map.ts'
import { drawMouth } from './draw-mouth.ts'
import type { Mood } from './moods.ts'

function drawBrows(brush: Brush, map: FaceMap, head: number, mood: Mood, hair: string): void {
  const colour = luminance(hair) < 80 ? mix(hair, '#1c1216', 0.5) : mix(darken(hair, 0.25), '#5a4038', 0.25)
  for (const side of [-1, 1]) {
    const inner = map(side * 16, 21 + (mood.brow[0] + mood.brow[1]) * 0.6)
    const middle = map(side * 26, 23 + mood.brow[0] * 0.6)
    const outer = map(side * 37, 17.5 + (mood.brow[0] - mood.brow[1]) * 0.6)
    if (middle.z < 0.2) continue
    brush.stroke(curve([inner, middle, outer].map(pointOf)), colour, head * 0.05, 0.75)
  }
}

function drawCheeks(brush: Brush, map: FaceMap, head: number, skin: string): void {
  const rosy = mix('#f0606a', skin, luminance(skin) < 130 ? 0.25 : 0.1)
  for (const side of [-1, 1]) {
    const at = map(side * 40, -20)
    if (at.z < 0.15) continue
    brush.spot(at.x, at.y, head * 0.24 * (0.35 + 0.65 * at.z), head * 0.17, rosy, brush.style.blush * 0.8)
  }
}

function drawNose(brush: Brush, map: FaceMap, head: number, turn: number, skin: string): void {
  const at = map(0, -13)
  if (at.z < 0.3) return
  const colour = luminance(skin) < 130 ? darken(skin, 0.45) : darken(mix(skin, '#c2604f', 0.45), 0.14)
  const [dx, k] = [turn > 12 ? 2.6 : 0, head / 48]
  brush.stroke(
    curve([
      [at.x - (2.6 - dx) * k, at.y + 1 * k],
      [at.x + dx * k, at.y + 2.6 * k],
      [at.x + (2.6 + dx * 0.4) * k, at.y + (dx ? -0.6 : 1) * k],
    ]),
    colour,
    1.9 * k,
    0.8,
  )
}

function drawFreckles(brush: Brush, map: FaceMap, head: number, skin: string): void {
  for (const [lon, lat] of [
    [-34, -12],
    [-28, -15],
    [-40, -16],
    [34, -12],
    [28, -15],
    [40, -16],
  ] as const) {
    const at = map(lon, lat)
    if (at.z > 0.3)
      brush.fill(ellipse(at.x, at.y, head * 0.018), darken(skin, 0.35), { shade: 0, line: 0, alpha: 0.5 })
  }
}

function drawGlasses(brush: Brush, map: FaceMap, head: number): void {
  const frame = '#4b3a3a'
  const spots = [-25, 25].map((lon) => map(lon, -4)).filter((s) => s.z > 0.15)
  for (const at of spots) {
    const lens = ellipse(at.x, at.y, head * 0.27 * (0.25 + 0.75 * at.z), head * 0.26)
    brush.fill(lens, '#eaf6ff', { shade: 0, line: 0, alpha: 0.16, raw: true })
    brush.stroke(lens, frame, head * 0.055)
  }
  const bridge = [map(-11, -1), map(0, 2), map(11, -1)]
  if (bridge.every((s) => s.z > 0.2)) brush.stroke(curve(bridge.map(pointOf)), frame, head * 0.05)
  for (const side of [-1, 1]) {
    const arm = [map(side * 41, -2), map(side * 84, 0)]
    if (arm.every((s) => s.z > 0.02)) brush.stroke(curve(arm.map(pointOf)), frame, head * 0.05)
  }
}

/** The iris goes with hair and skin, so that it is the same on every page. */
function irisOf(looks: Looks): string {
  const fair = luminance(looks.hair) > 130 && luminance(looks.skin) > 180
  return fair ? '#5f93b8' : toRgb(looks.hair)[0] > 170 ? '#6f9a62' : '#8a5530'
}

/** Draws the features of the face; nothing of it when the head is turned away. */
export function drawFace(
  brush: Brush,
  map: FaceMap,
  head: number,
  turn: number,
  looks: Looks,
  mood: Mood,
  gaze: readonly [number, number],
): void {
  if (turn > 110) return
  drawCheeks(brush, map, head, looks.skin)
  if (irisOf(looks) !== '#8a5530') drawFreckles(brush, map, head, looks.skin)
  const lashes = ['long', 'ponytail', 'pigtails', 'braids', 'bun', 'bob'].includes(looks.hairStyle)
  for (const side of [-1, 1] as const) {
    const at = map(side * 25, -4)
    drawEye(
      brush,
      at,
      head * 0.2,
      { open: mood.eyes, gaze, lashes: lashes ? side : 0, iris: irisOf(looks) },
      looks.skin,
    )
  }
  drawBrows(brush, map, head, mood, looks.hair)
  drawNose(brush, map, head, turn, looks.skin)
  drawMouth(brush, map, head, mood.mouth, looks.skin)
  if (looks.glasses) drawGlasses(brush, map, head)
}
