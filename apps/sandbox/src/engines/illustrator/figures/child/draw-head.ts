import type { Brush } from '../../canvas/brush.ts'
import { darken, mix } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, radians } from '../../canvas/geometry.ts'
import type { Looks } from '../../scene.ts'
import { type FaceMap, mapFace } from '../face-map.ts'
import { drawFace } from './draw-face.ts'
import { drawBackHair, drawFrontHair } from './draw-hair.ts'
import type { Mood } from './moods.ts'

function skull(head: number, turn: number) {
  const away = turn > 100
  const s = away ? 0 : Math.sin(radians(turn))
  const profile = Math.max(0, s - 0.6)
  const p = (x: number, y: number): Point => [x * head, y * head]
  const right: Point[] = [
    p(0.98 - 0.03 * s, -0.12),
    p(0.94 - profile * 0.1, 0.04),
    ...(profile > 0.1 ? [p(0.99 + profile * 0.14, 0.19), p(0.9, 0.32)] : []),
    p(0.9 - profile * 0.1, 0.42),
    p(0.62 + 0.1 * s, 0.76),
  ]
  return blob([
    p(0, -1),
    p(0.72, -0.72),
    ...right,
    p(0.12 * s, 0.92),
    p(-0.6 + 0.08 * s, 0.74),
    p(-0.92 + 0.06 * s, 0.36),
    p(-0.99, -0.1),
    p(-0.72, -0.72),
  ])
}

function drawEar(brush: Brush, map: FaceMap, head: number, side: number, looks: Looks): void {
  const at = map(side * 92, -6)
  if (at.z < -0.45) return
  const x = at.x * 1.01
  const w = head * 0.16 * (0.6 + 0.4 * Math.max(0, at.z))
  brush.fill(ellipse(x, at.y, w, head * 0.2), looks.skin)
  brush.stroke(
    curve([
      [x - w * 0.3, at.y - head * 0.08],
      [x + w * 0.3, at.y],
      [x - w * 0.2, at.y + head * 0.08],
    ]),
    darken(mix(looks.skin, '#c2604f', 0.4), 0.1),
    head * 0.03,
    0.7,
  )
  if (looks.hearingAid && (side < 0 || at.z > 0.2)) {
    brush.stroke(
      curve([
        [x - w * 0.5, at.y - head * 0.19],
        [x - w * 1.1, at.y - head * 0.05],
        [x - w * 0.5, at.y + head * 0.14],
      ]),
      '#3f9fd8',
      head * 0.085,
    )
    brush.fill(ellipse(x, at.y + head * 0.06, head * 0.05), '#8fd3f5', { line: 0.5 })
  }
}

/** Draws the hair that hangs behind head and body, around 0, 0 of the head. */
export function drawHairBehind(brush: Brush, looks: Looks, head: number, turn: number, nod: number): void {
  drawBackHair(brush, looks.hairStyle, mapFace(head * 0.98, head * 0.96, turn, nod), head, looks.hair)
}

/** Draws the head around 0, 0; `turn` 0 faces the eye. */
export function drawHead(
  brush: Brush,
  looks: Looks,
  head: number,
  turn: number,
  nod: number,
  mood: Mood,
  gaze: readonly [number, number],
): void {
  const map = mapFace(head * 0.98, head * 0.96, turn, nod)
  const covered = ['bob', 'long', 'curly', 'afro'].includes(looks.hairStyle)
  const ears = [-1, 1].filter((side) => map(side * 92, 0).z > -0.45)
  const behind = ears.filter((side) => map(side * 92, 0).z <= 0.05)
  if (!covered) for (const side of behind) drawEar(brush, map, head, side, looks)
  const shape = skull(head, turn)
  brush.fill(shape, looks.skin, { shade: 0.45 })
  brush.within(shape, () =>
    brush.spot(0, -head * 0.42, head * 1.1, head * 0.5, brush.tone(darken(looks.skin, 0.4)), 0.2),
  )
  drawFace(brush, map, head, turn, looks, mood, gaze)
  drawFrontHair(brush, looks.hairStyle, map, head, turn, nod, looks.hair)
  if (!covered || looks.hearingAid)
    for (const side of ears.filter((s) => !behind.includes(s) || covered))
      drawEar(brush, map, head, side, looks)
}
