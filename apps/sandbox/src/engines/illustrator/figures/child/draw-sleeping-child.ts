import type { Brush } from '../../canvas/brush.ts'
import { lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, roundRect, tube } from '../../canvas/geometry.ts'
import type { ChildFigure } from './create-child.ts'
import { drawHairBehind, drawHead } from './draw-head.ts'
import { findMood } from './moods.ts'
import { findWardrobe } from './wardrobe.ts'

/** A child lying asleep on its side, under a blanket, head to the left. */
export function drawSleepingChild(brush: Brush, figure: ChildFigure, outdoors: boolean): void {
  if (outdoors) drawSleeper(brush, figure)
  else {
    drawBed(brush)
    brush.at(0, -46, 1, () => drawSleeper(brush, figure))
  }
}

function drawBed(brush: Brush): void {
  const [wood, light] = ['#b07a4e', '#c99566']
  brush.fill(roundRect(-152, -136, 34, 142, 15), wood)
  brush.fill(roundRect(-122, -46, 330, 34, 8), light)
  brush.fill(roundRect(-118, -58, 322, 24, 11), '#fff4e2', { shade: 0.5 })
  brush.fill(roundRect(198, -92, 28, 98, 12), wood)
  for (const x of [-135, 212]) brush.fill(ellipse(x, x < 0 ? -140 : -94, 13), light)
}

function drawSleeper(brush: Brush, figure: ChildFigure): void {
  const { rig, looks } = figure
  const wear = findWardrobe(looks)
  const cover = looks.cloth === '#4b86c8' ? '#f0c27a' : '#6f9fc8'
  brush.fill(
    blob([
      [-112, -4],
      [-100, -34],
      [-40, -38],
      [-10, -16],
      [0, 2],
      [-60, 8],
    ]),
    '#fdf3e0',
  )
  brush.at(-56, -46, 1, () => drawHairBehind(brush, looks, rig.head, 26, -2), -62)
  brush.at(-56, -46, 1, () => drawHead(brush, looks, rig.head, 26, -2, findMood('calm', true), [0, 0]), -62)
  brush.fill(
    blob([
      [-18, -34],
      [10, -46],
      [60, -44],
      [80, 0],
      [-10, 2],
    ]),
    wear.top,
  )
  brush.fill(
    blob([
      [2, -52],
      [48, -64],
      [110, -56],
      [160, -40],
      [188, -10],
      [190, 6],
      [60, 10],
      [-6, 6],
      [-4, -26],
    ]),
    cover,
  )
  brush.stroke(
    curve([
      [6, -50],
      [-2, -22],
      [0, 4],
    ]),
    lighten(cover, 0.5),
    9,
  )
  for (const [x, y] of [
    [40, -36],
    [82, -42],
    [66, -14],
    [116, -30],
    [148, -14],
    [100, -8],
  ] as const)
    brush.fill(ellipse(x, y, 4.5), lighten(cover, 0.45), { shade: 0, line: 0 })
  brush.fill(
    tube(
      [
        [4, -30],
        [-14, -20],
        [-30, -14],
      ],
      [10, 9, 8],
    ),
    wear.sleeveColour,
  )
  brush.fill(ellipse(-36, -13, 8, 7), looks.skin, { shade: 0.4 })
}
