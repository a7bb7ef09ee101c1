import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, polygon } from '../../canvas/geometry.ts'
import type { AnimalPose, Expression, Species } from '../../scene.ts'
import { drawEye, type EyeState } from '../draw-eye.ts'
import { mapFace } from '../face-map.ts'
import type { Breed } from './breeds.ts'
import type { HeadPlace } from './draw-beast.ts'

const eyesOf = (mood: Expression, asleep: boolean): EyeState['open'] =>
  asleep ? 'asleep' : mood === 'laughing' || mood === 'proud' ? 'smile' : mood === 'sleepy' ? 0.5 : mood === 'surprised' ? 1.15 : 1

function drawFeet(brush: Brush): void {
  for (const x of [-12, 16]) {
    brush.fill(blob([[x - 9, 0], [x - 2, -8], [x + 6, -7], [x + 13, 0], [x + 2, 2]]), '#f0a040')
  }
}

function drawFoldedWing(brush: Brush, coat: string, side: number, angle: number): void {
  const x = side < 0 ? -34 : 38
  brush.at(x, -74, 1, () => brush.fill(blob([[-8, -4], [8, -6], [12, 30], [2, 52], [-10, 30]]), darken(coat, 0.12)), angle)
}

function drawSpreadWing(brush: Brush, coat: string, side: number): void {
  brush.at(
    side * 26,
    -66,
    1,
    () => {
      brush.fill(blob([[0, -8], [30, -40], [70, -52], [64, -34], [76, -26], [58, -14], [62, -2], [38, 6], [6, 16]]), darken(coat, side < 0 ? 0.08 : 0.18))
      for (const end of [[60, -34], [62, -22], [50, -8]] as const) brush.stroke(curve([[12, -4], [34, -18], end]), darken(coat, 0.35), 2.2, 0.6)
    },
    0,
    side < 0,
  )
}

function drawFace(brush: Brush, species: Species, breed: Breed, coat: string, mood: Expression, asleep: boolean): void {
  const map = mapFace(36, 32, 24, 0)
  const beak: Point = [map(0, -6).x, map(0, -6).y]
  if (species === 'owl') {
    for (const side of [-1, 1]) {
      const at = map(side * 24, 2)
      brush.fill(ellipse(at.x, at.y, 15.5 * (0.5 + at.z * 0.5), 16), breed.belly, { shade: 0.3, line: 0.5 })
    }
    for (const side of [-1, 1]) {
      const at = map(side * 38, 52)
      brush.fill(blob([[at.x - 10, at.y + 10], [at.x + side * 10, at.y - 18], [at.x + 10, at.y + 8]]), coat)
    }
  }
  if (species === 'penguin') {
    for (const side of [-1, 1]) {
      const at = map(side * 25, -4)
      brush.fill(ellipse(at.x, at.y, 15 * (0.5 + at.z * 0.5), 18), breed.belly, { shade: 0, line: 0 })
    }
  }
  if (species === 'bird') brush.stroke(curve([[-4, -30], [-12, -44], [-4, -48]]), coat, 4)
  for (const side of [-1, 1]) {
    const at = map(side * 25, 2)
    drawEye(brush, at, species === 'owl' ? 9.5 : 7.8, { open: eyesOf(mood, asleep), gaze: [0.3, 0], lashes: 0, iris: species === 'owl' ? '#c9862c' : '#6b4a30' }, coat)
    const cheek = map(side * 44, -18)
    if (cheek.z > 0) brush.spot(cheek.x, cheek.y, 9, 6, '#f0807c', brush.style.blush * 0.8)
  }
  const open = mood === 'happy' || mood === 'laughing' || mood === 'surprised' ? 5 : 0
  if (open && !asleep) brush.fill(polygon([[beak[0] - 6, beak[1] + 5], [beak[0] + 3, beak[1] + 14 + open * 0.4], [beak[0] + 9, beak[1] + 4]]), '#c96f2c')
  brush.fill(blob([[beak[0] - 8, beak[1] + 2], [beak[0] + 1, beak[1] - 5], [beak[0] + 11, beak[1] + 2], [beak[0] + 5, beak[1] + 11 - open]]), '#f5a83c')
}

/** Draws an owl, a penguin or a small bird, about 120 units tall, facing +x. */
export function drawBird(brush: Brush, species: Species, breed: Breed, coat: string, pose: AnimalPose, mood: Expression): HeadPlace {
  const aloft = pose === 'flying' || (pose === 'jumping' && species !== 'penguin')
  const asleep = pose === 'sleeping'
  const low = asleep || pose === 'sitting' ? 6 : 0
  if (aloft) drawSpreadWing(brush, coat, 1)
  if (species === 'bird') brush.fill(blob([[-24, -30], [-56, -14], [-62, -26], [-34, -48]]), darken(coat, 0.15))
  if (!aloft) drawFeet(brush)
  const lean = pose === 'running' ? 10 : 0
  brush.at(0, low, 1, () => {
    if (!aloft) drawFoldedWing(brush, coat, 1, pose === 'hugging' ? -70 : pose === 'jumping' || pose === 'running' ? -48 : -6)
    const body = blob([[0, -120], [30, -108], [40, -78], [38, -34], [22, -6], [-20, -6], [-38, -34], [-40, -78], [-28, -108]])
    brush.fill(body, coat)
    brush.within(body, () => {
      brush.fill(ellipse(9, -36, 30, 40), breed.belly, { shade: 0.4, line: 0 })
      if (species === 'owl')
        for (const [x, y] of [[-4, -56], [10, -54], [22, -56], [2, -42], [16, -40], [8, -27], [22, -28]] as const)
          brush.stroke(curve([[x - 5, y - 3], [x, y + 2], [x + 5, y - 3]]), breed.mark, 2.2, 0.7)
      brush.spot(-14, -108, 26, 16, brush.tone(lighten(coat, 0.5)), 0.4)
    })
    brush.at(0, -86, 1, () => drawFace(brush, species, breed, coat, mood, asleep))
    if (!aloft) drawFoldedWing(brush, coat, -1, pose === 'hugging' ? -58 : pose === 'running' || pose === 'jumping' ? 50 : 8)
  }, lean)
  if (aloft) drawSpreadWing(brush, coat, -1)
  return { at: [0, -86 + low], tilt: lean }
}
