import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point } from '../../canvas/geometry.ts'
import type { Expression } from '../../scene.ts'
import { drawEye } from '../draw-eye.ts'
import type { HeadPlace } from './beast.ts'
import type { Breed } from './breeds.ts'

/** Draws a whale, about 230 units long, swimming to +x above 0, 0. */
export function drawWhale(
  brush: Brush,
  breed: Breed,
  coat: string,
  mood: Expression,
  asleep: boolean,
): HeadPlace {
  const body = blob([
    [104, -66],
    [84, -104],
    [30, -124],
    [-30, -108],
    [-74, -78],
    [-104, -72],
    [-74, -54],
    [-34, -34],
    [30, -22],
    [86, -34],
  ])
  brush.fill(
    blob([
      [-92, -74],
      [-118, -104],
      [-142, -112],
      [-128, -86],
      [-118, -76],
      [-138, -58],
      [-128, -46],
      [-106, -58],
    ]),
    coat,
  )
  brush.fill(body, coat)
  brush.within(body, () => {
    brush.fill(
      blob([
        [112, -62],
        [60, -58],
        [0, -52],
        [-60, -52],
        [-40, -10],
        [60, -6],
        [110, -20],
      ]),
      breed.belly,
      { shade: 0.4, line: 0 },
    )
    for (let i = 0; i < 5; i++)
      brush.stroke(
        curve([
          [96 - i * 4, -54 + i * 6],
          [40, -50 + i * 7],
          [-20, -46 + i * 6],
        ]),
        darken(breed.belly, 0.22),
        1.8,
        0.6,
      )
    brush.spot(10, -110, 60, 20, brush.tone(lighten(coat, 0.5)), 0.5)
    for (const [x, y, r] of [
      [-36, -88, 4],
      [-20, -96, 3],
      [-50, -76, 3],
    ] as const)
      brush.fill(ellipse(x, y, r), lighten(coat, 0.3), { shade: 0, line: 0 })
  })
  const eye = { x: 56, y: -72, z: 1 }
  const open = asleep ? 'asleep' : mood === 'laughing' ? 'smile' : mood === 'surprised' ? 1.15 : 1
  drawEye(brush, eye, 9, { open, gaze: [0.3, 0], lashes: 0, iris: '#4a6a8c' }, coat)
  brush.spot(74, -58, 13, 8, '#f0807c', brush.style.blush)
  const mouth: Point[] =
    mood === 'worried'
      ? [
          [70, -50],
          [86, -54],
          [104, -52],
        ]
      : [
          [62, -54],
          [80, -46],
          [103, -58],
        ]
  brush.stroke(curve(mouth), darken(coat, 0.6), 2.6)
  brush.fill(
    blob([
      [22, -40],
      [36, -30],
      [20, 0],
      [4, 8],
      [2, -14],
    ]),
    darken(coat, 0.1),
  )
  const water = '#dff2fb'
  for (const side of [-1, 1])
    brush.stroke(
      curve([
        [34, -124],
        [34 + side * 4, -146],
        [34 + side * 18, -154],
        [34 + side * 24, -142],
      ]),
      water,
      4.5,
      0.9,
    )
  return { at: [56, -84], tilt: 0 }
}
