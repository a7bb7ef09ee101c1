import type { Brush } from '../../canvas/brush.ts'
import { blob, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import { type FaceMap, pointOf } from '../face-map.ts'
import type { Breed } from './breeds.ts'

type EarDrawing = (brush: Brush, breed: Breed, at: Point, side: number, coat: string) => void

export const ears: Record<Breed['ears'], EarDrawing> = {
  none: () => {},
  long: (brush, breed, [x, y], side, coat) => {
    const lean = side * 10
    const tip: Point = [x + lean + 4, y - 54]
    brush.fill(tube([[x, y + 6], [x + lean * 0.9, y - 26], tip], [7, 12, 6]), coat)
    brush.fill(
      tube(
        [
          [x + lean * 0.2, y - 4],
          [x + lean * 0.9, y - 26],
          [tip[0], tip[1] + 5],
        ],
        [3, 6, 2.5],
      ),
      breed.mark,
      { shade: 0.3, line: 0 },
    )
  },
  pointed: (brush, breed, [x, y], side, coat) => {
    brush.fill(
      blob([
        [x - 15, y + 13],
        [x - 9 + side * 5, y - 12],
        [x + side * 9, y - 30],
        [x + 10 + side * 4, y - 8],
        [x + 15, y + 13],
      ]),
      coat,
    )
    brush.fill(
      blob([
        [x - 7, y + 8],
        [x + side * 7, y - 19],
        [x + 9, y + 8],
      ]),
      breed.extra === 'stripes' ? '#f3a9a4' : breed.mark,
      { shade: 0.2, line: 0 },
    )
  },
  round: (brush, breed, [x, y], side, coat) => {
    const r = breed.extra === 'spines' ? 9 : breed.legs[1] < 8 ? 19 : 13
    brush.fill(ellipse(x + side * 4, y - 4, r), coat)
    brush.fill(ellipse(x + side * 4, y - 3, r * 0.6), breed.mark, { shade: 0.2, line: 0 })
  },
  floppy: (brush, breed, [x, y], side) => {
    brush.fill(
      tube(
        [
          [x - side * 2, y + 6],
          [x + side * 15, y + 12],
          [x + side * 17, y + 40],
        ],
        [8, 11, 10],
      ),
      breed.mark,
    )
  },
  fan: (brush, breed, [x, y], side, coat) => {
    const cx = x + side * 20
    brush.fill(
      blob([
        [cx - side * 22, y],
        [cx, y - 20],
        [cx + side * 22, y - 6],
        [cx + side * 20, y + 32],
        [cx - side * 4, y + 46],
        [cx - side * 20, y + 30],
      ]),
      coat,
    )
    brush.fill(
      blob([
        [cx - side * 12, y + 4],
        [cx + side * 2, y - 8],
        [cx + side * 14, y + 2],
        [cx + side * 12, y + 26],
        [cx - side * 6, y + 34],
      ]),
      breed.mark,
      { shade: 0.2, line: 0, alpha: 0.75 },
    )
  },
  leaf: (brush, breed, [x, y], side, coat) => {
    brush.fill(
      blob([
        [x - side * 4, y + 12],
        [x + side * 10, y - 6],
        [x + side * 32, y - 8],
        [x + side * 20, y + 12],
      ]),
      coat,
    )
    brush.fill(
      blob([
        [x + side * 2, y + 9],
        [x + side * 11, y - 1],
        [x + side * 24, y - 4],
        [x + side * 15, y + 8],
      ]),
      breed.mark,
      { shade: 0.2, line: 0 },
    )
  },
  tufts: (brush, _breed, [x, y], side, coat) => {
    brush.fill(
      blob([
        [x - 9, y + 11],
        [x - 4 + side * 4, y - 8],
        [x + side * 8, y - 24],
        [x + 7 + side * 3, y - 4],
        [x + 9, y + 11],
      ]),
      coat,
    )
  },
}

const earPlace: Record<Breed['ears'], readonly [number, number]> = {
  none: [0, 0],
  long: [26, 60],
  pointed: [42, 48],
  round: [52, 46],
  floppy: [64, 34],
  fan: [80, 24],
  leaf: [62, 32],
  tufts: [46, 50],
}

/** Draws both ears; hanging ears come in front of the head, all others behind it. */
export function drawEars(brush: Brush, breed: Breed, map: FaceMap, coat: string, front: boolean): void {
  const [lon, lat] = earPlace[breed.ears]
  const hangs = breed.ears === 'floppy'
  for (const side of [1, -1]) {
    const spot = map(side * lon, lat)
    if (hangs === front) ears[breed.ears](brush, breed, pointOf(spot), side, coat)
  }
}
