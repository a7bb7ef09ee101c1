import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse } from '../../canvas/geometry.ts'
import type { AnimalPose, Expression, Species } from '../../scene.ts'
import type { HeadPlace } from './beast.ts'
import type { Breed } from './breeds.ts'
import { drawFace } from './draw-bird-face.ts'

function drawFeet(brush: Brush): void {
  for (const x of [-12, 16]) {
    brush.fill(
      blob([
        [x - 9, 0],
        [x - 2, -8],
        [x + 6, -7],
        [x + 13, 0],
        [x + 2, 2],
      ]),
      '#f0a040',
    )
  }
}

function drawFoldedWing(brush: Brush, coat: string, side: number, angle: number): void {
  const x = side < 0 ? -34 : 38
  brush.at(
    x,
    -74,
    1,
    () =>
      brush.fill(
        blob([
          [-8, -4],
          [8, -6],
          [12, 30],
          [2, 52],
          [-10, 30],
        ]),
        darken(coat, 0.12),
      ),
    angle,
  )
}

function drawSpreadWing(brush: Brush, coat: string, side: number): void {
  brush.at(
    side * 26,
    -66,
    1,
    () => {
      brush.fill(
        blob([
          [0, -8],
          [30, -40],
          [70, -52],
          [64, -34],
          [76, -26],
          [58, -14],
          [62, -2],
          [38, 6],
          [6, 16],
        ]),
        darken(coat, side < 0 ? 0.08 : 0.18),
      )
      for (const end of [
        [60, -34],
        [62, -22],
        [50, -8],
      ] as const)
        brush.stroke(curve([[12, -4], [34, -18], end]), darken(coat, 0.35), 2.2, 0.6)
    },
    0,
    side < 0,
  )
}

/** Draws an owl, a penguin or a small bird, about 120 units tall, facing +x. */
export function drawBird(
  brush: Brush,
  species: Species,
  breed: Breed,
  coat: string,
  pose: AnimalPose,
  mood: Expression,
): HeadPlace {
  const aloft = pose === 'flying' || (pose === 'jumping' && species !== 'penguin')
  const asleep = pose === 'sleeping'
  const low = asleep || pose === 'sitting' ? 6 : 0
  if (aloft) drawSpreadWing(brush, coat, 1)
  if (species === 'bird')
    brush.fill(
      blob([
        [-24, -30],
        [-56, -14],
        [-62, -26],
        [-34, -48],
      ]),
      darken(coat, 0.15),
    )
  if (!aloft) drawFeet(brush)
  const lean = pose === 'running' ? 10 : 0
  brush.at(
    0,
    low,
    1,
    () => {
      if (!aloft)
        drawFoldedWing(
          brush,
          coat,
          1,
          pose === 'hugging' ? -70 : pose === 'jumping' || pose === 'running' ? -48 : -6,
        )
      const body = blob([
        [0, -120],
        [30, -108],
        [40, -78],
        [38, -34],
        [22, -6],
        [-20, -6],
        [-38, -34],
        [-40, -78],
        [-28, -108],
      ])
      brush.fill(body, coat)
      brush.within(body, () => {
        brush.fill(ellipse(9, -36, 30, 40), breed.belly, { shade: 0.4, line: 0 })
        if (species === 'owl')
          for (const [x, y] of [
            [-4, -56],
            [10, -54],
            [22, -56],
            [2, -42],
            [16, -40],
            [8, -27],
            [22, -28],
          ] as const)
            brush.stroke(
              curve([
                [x - 5, y - 3],
                [x, y + 2],
                [x + 5, y - 3],
              ]),
              breed.mark,
              2.2,
              0.7,
            )
        brush.spot(-14, -108, 26, 16, brush.tone(lighten(coat, 0.5)), 0.4)
      })
      brush.at(0, -86, 1, () => drawFace(brush, species, breed, coat, mood, asleep))
      if (!aloft)
        drawFoldedWing(
          brush,
          coat,
          -1,
          pose === 'hugging' ? -58 : pose === 'running' || pose === 'jumping' ? 50 : 8,
        )
    },
    lean,
  )
  if (aloft) drawSpreadWing(brush, coat, -1)
  return { at: [0, -86 + low], tilt: lean }
}
