import type { Brush } from '../../canvas/brush.ts'
import { blob, curve, ellipse, type Point, polygon } from '../../canvas/geometry.ts'
import type { Expression, Species } from '../../scene.ts'
import { drawEye, type EyeState } from '../draw-eye.ts'
import { mapFace } from '../face-map.ts'
import type { Breed } from './breeds.ts'

const eyesOf = (mood: Expression, asleep: boolean): EyeState['open'] =>
  asleep
    ? 'asleep'
    : mood === 'laughing' || mood === 'proud'
      ? 'smile'
      : mood === 'sleepy'
        ? 0.5
        : mood === 'surprised'
          ? 1.15
          : 1

/** Draws eyes, mask and beak around 0, 0 of the head. */
export function drawFace(
  brush: Brush,
  species: Species,
  breed: Breed,
  coat: string,
  mood: Expression,
  asleep: boolean,
): void {
  const map = mapFace(36, 32, 24, 0)
  const beak: Point = [map(0, -6).x, map(0, -6).y]
  if (species === 'owl') {
    for (const side of [-1, 1]) {
      const at = map(side * 24, 2)
      brush.fill(ellipse(at.x, at.y, 15.5 * (0.5 + at.z * 0.5), 16), breed.belly, { shade: 0.3, line: 0.5 })
    }
    for (const side of [-1, 1]) {
      const at = map(side * 38, 52)
      brush.fill(
        blob([
          [at.x - 10, at.y + 10],
          [at.x + side * 10, at.y - 18],
          [at.x + 10, at.y + 8],
        ]),
        coat,
      )
    }
  }
  if (species === 'penguin') {
    for (const side of [-1, 1]) {
      const at = map(side * 25, -4)
      brush.fill(ellipse(at.x, at.y, 15 * (0.5 + at.z * 0.5), 18), breed.belly, { shade: 0, line: 0 })
    }
  }
  if (species === 'bird')
    brush.stroke(
      curve([
        [-4, -30],
        [-12, -44],
        [-4, -48],
      ]),
      coat,
      4,
    )
  for (const side of [-1, 1]) {
    const at = map(side * 25, 2)
    drawEye(
      brush,
      at,
      species === 'owl' ? 9.5 : 7.8,
      {
        open: eyesOf(mood, asleep),
        gaze: [0.3, 0],
        lashes: 0,
        iris: species === 'owl' ? '#c9862c' : '#6b4a30',
      },
      coat,
    )
    const cheek = map(side * 44, -18)
    if (cheek.z > 0) brush.spot(cheek.x, cheek.y, 9, 6, '#f0807c', brush.style.blush * 0.8)
  }
  const open = mood === 'happy' || mood === 'laughing' || mood === 'surprised' ? 5 : 0
  if (open && !asleep)
    brush.fill(
      polygon([
        [beak[0] - 6, beak[1] + 5],
        [beak[0] + 3, beak[1] + 14 + open * 0.4],
        [beak[0] + 9, beak[1] + 4],
      ]),
      '#c96f2c',
    )
  brush.fill(
    blob([
      [beak[0] - 8, beak[1] + 2],
      [beak[0] + 1, beak[1] - 5],
      [beak[0] + 11, beak[1] + 2],
      [beak[0] + 5, beak[1] + 11 - open],
    ]),
    '#f5a83c',
  )
}
