import type { Brush } from '../../canvas/brush.ts'
import { blob, ellipse } from '../../canvas/geometry.ts'
import { type Beast, drawHeadAt, type HeadPlace, paw } from './beast.ts'
import { drawShell, drawSpines, drawWing } from './draw-extras.ts'
import { drawOnFours } from './draw-on-fours.ts'
import { drawTail } from './draw-tail.ts'

function drawUpright(brush: Brush, beast: Beast, hugging: boolean): HeadPlace {
  const { breed, coat } = beast
  const [leg, w] = breed.legs
  const wide = 23 + w
  const high = 66 + leg * 0.16
  drawTail(brush, breed, coat, [-wide * 0.8, -14], false)
  if (breed.extra === 'dragon') drawWing(brush, breed, [-12, -high * 0.74], -34, 1)
  if (breed.extra === 'shell') drawShell(brush, breed, -wide * 0.42, -high * 0.46, wide, high * 0.52)
  if (breed.extra === 'spines') drawSpines(brush, breed, -10, -high * 0.62, wide * 1.25, high * 0.74)
  if (hugging)
    paw(
      brush,
      beast,
      [
        [10, -high * 0.78],
        [30, -high * 0.7],
        [44, -high * 0.82],
      ],
      w,
      true,
    )
  for (const x of [wide * 0.86, -wide * 0.72])
    brush.fill(ellipse(x, -6, w * 1.5, 8), breed.muzzle === 'mask' ? breed.mark : coat, { shade: 0.5 })
  const body = blob([
    [-12, -high],
    [14, -high],
    [wide * 0.86, -high * 0.5],
    [wide * 0.96, -12],
    [wide * 0.6, -1],
    [-wide * 0.7, -1],
    [-wide, -14],
    [-wide * 0.8, -high * 0.5],
  ])
  brush.fill(body, coat)
  brush.within(body, () =>
    brush.fill(ellipse(wide * 0.26, -high * 0.38, wide * 0.56, high * 0.44), breed.belly, {
      shade: 0.4,
      line: 0,
    }),
  )
  if (hugging)
    paw(
      brush,
      beast,
      [
        [-wide * 0.46, -high * 0.72],
        [4, -high * 0.52],
        [30, -high * 0.64],
      ],
      w,
    )
  else {
    paw(
      brush,
      beast,
      [
        [wide * 0.5, -high * 0.66],
        [wide * 0.56, -high * 0.3],
        [wide * 0.5, -6],
      ],
      w * 0.92,
      breed.extra === 'none',
    )
    paw(
      brush,
      beast,
      [
        [-wide * 0.24, -high * 0.66],
        [-wide * 0.14, -high * 0.3],
        [-wide * 0.1, -5],
      ],
      w * 0.92,
    )
  }
  if (breed.extra === 'spines')
    drawSpines(brush, breed, 0, -high - breed.head[1] * 0.62, breed.head[0] * 1.2, breed.head[1] * 1.24, true)
  return drawHeadAt(brush, beast, [6, -high - breed.head[1] * 0.62], hugging ? 8 : 2, 26)
}

function drawCurledUp(brush: Brush, beast: Beast): HeadPlace {
  const { breed, coat } = beast
  const w = breed.legs[1]
  const high = 46 + w
  const body = blob([
    [-52, -10],
    [-46, -high * 0.7],
    [-14, -high],
    [26, -high * 0.86],
    [50, -16],
    [40, 0],
    [-40, 0],
  ])
  if (breed.extra === 'spines') drawSpines(brush, breed, -8, -high * 0.46, 56, high * 0.62)
  brush.fill(body, coat)
  brush.within(body, () => brush.fill(ellipse(22, 0, 34, 16), breed.belly, { shade: 0, line: 0, alpha: 0.8 }))
  if (breed.extra === 'shell') drawShell(brush, breed, -8, -high * 0.42, 48, high * 0.66)
  if (breed.extra === 'dragon') drawWing(brush, breed, [-10, -high * 0.7], -60, 0.9)
  const place = drawHeadAt(brush, beast, [34, -breed.head[1] * 0.84], 14, 22)
  drawTail(brush, breed, coat, [-44, -8], false, true)
  paw(
    brush,
    beast,
    [
      [8, -8],
      [20, -5],
      [30, -5],
    ],
    w * 0.9,
  )
  return place
}

/** Draws the animal and tells where its head is. */
export function drawBeast(brush: Brush, beast: Beast): HeadPlace {
  if (beast.pose === 'sleeping') return drawCurledUp(brush, beast)
  if (beast.pose === 'sitting' || beast.pose === 'hugging')
    return drawUpright(brush, beast, beast.pose === 'hugging')
  let place: HeadPlace = { at: [0, 0], tilt: 0 }
  const rising = beast.pose === 'jumping' || beast.pose === 'flying' ? -14 : 0
  brush.at(
    0,
    0,
    1,
    () => {
      place = drawOnFours(brush, beast)
    },
    rising,
  )
  const a = (rising * Math.PI) / 180
  const [x, y] = place.at
  return {
    at: [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)],
    tilt: place.tilt + rising,
  }
}
