import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { blob, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { AnimalPose } from '../../scene.ts'
import { type Beast, drawHeadAt, type HeadPlace, paw } from './beast.ts'
import { drawRidge, drawShell, drawSpines, drawWing } from './draw-extras.ts'
import { drawTail } from './draw-tail.ts'

type Gait = readonly [hindFar: number, hindNear: number, foreFar: number, foreNear: number]

const gaits: Partial<Record<AnimalPose, Gait>> = {
  running: [-52, -30, 40, 62],
  jumping: [-60, -44, 56, 74],
  flying: [-58, -42, 50, 66],
}

/** Draws the animal on its four paws: standing, running or in a leap. */
export function drawOnFours(brush: Brush, beast: Beast): HeadPlace {
  const { breed, coat, pose } = beast
  const [leg, w] = breed.legs
  const gait = gaits[pose] ?? [-5, 4, -4, 6]
  const y = -leg - 8
  const thick = 16 + w
  const foot = (x: number, degrees: number): Point[] => {
    const a = (degrees * Math.PI) / 180
    const bend = degrees < -20 ? 0.9 : 0.5
    return [
      [x, y],
      [x + Math.sin(a) * leg * 0.55, y + leg * 0.5 * Math.cos(a * 0.6)],
      [x + Math.sin(a) * leg * (0.6 + bend * 0.4), y + leg * Math.cos(a * 0.75)],
    ]
  }
  drawTail(brush, breed, coat, [-42, y - 10], true)
  if (breed.extra === 'dragon')
    drawWing(brush, breed, [2, y - thick * 0.7], pose === 'flying' ? -10 : -30, pose === 'flying' ? 1.5 : 1.1)
  paw(brush, beast, foot(-26, gait[0]), w, true)
  paw(brush, beast, foot(30, gait[2]), w, true)
  const body = blob([
    [-46, y - 8],
    [-30, y - thick * 0.95],
    [4, y - thick * 0.86],
    [36, y - thick * 1.02],
    [50, y - 6],
    [40, y + thick * 0.56],
    [0, y + thick * 0.62],
    [-36, y + thick * 0.56],
  ])
  if (breed.extra === 'spines') drawSpines(brush, breed, -6, y - 8, 54, thick * 1.25)
  brush.fill(body, coat)
  brush.within(body, () =>
    brush.fill(ellipse(8, y + thick * 0.66, 46, thick * 0.5), breed.belly, {
      shade: 0,
      line: 0,
      alpha: 0.85,
    }),
  )
  if (breed.extra === 'antlers')
    for (const [dx, dy] of [
      [-28, -10],
      [-16, -14],
      [-22, -2],
      [-8, -8],
      [4, -14],
    ] as const)
      brush.fill(ellipse(dx, y + dy, 3), breed.mark, { shade: 0, line: 0 })
  if (breed.extra === 'stripes')
    for (const dx of [-24, -8, 8])
      brush.stroke(
        blob(
          [
            [dx, y - thick],
            [dx + 4, y - thick * 0.4],
          ],
          false,
        ),
        darken(coat, 0.3),
        4,
        0.6,
      )
  if (breed.extra === 'shell') drawShell(brush, breed, -4, y - 4, 50, thick * 1.3)
  if (breed.extra === 'dragon')
    drawRidge(brush, breed, [
      [-38, y - thick * 0.8],
      [-12, y - thick * 0.9],
      [14, y - thick * 0.94],
    ])
  paw(brush, beast, foot(-30, gait[1]), w)
  paw(brush, beast, foot(24, gait[3]), w)
  const neck = breed.legs[0] > 60 ? 36 : 20
  brush.fill(
    tube(
      [
        [34, y - 6],
        [48, y - neck * 0.7 - 8],
      ],
      [thick * 0.7, 14],
    ),
    coat,
    { line: 0, shade: 0.3 },
  )
  if (breed.extra === 'spines')
    drawSpines(
      brush,
      breed,
      44,
      y - neck - breed.head[1] * 0.44,
      breed.head[0] * 1.16,
      breed.head[1] * 1.2,
      true,
    )
  return drawHeadAt(brush, beast, [50, y - neck - breed.head[1] * 0.44], -2, 34)
}
