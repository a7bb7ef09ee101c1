import type { Brush } from '../../canvas/brush.ts'
import { lighten } from '../../canvas/colour.ts'
import { ellipse, type Point, polygon, tube } from '../../canvas/geometry.ts'
import type { Breed } from './breeds.ts'

/** Draws the tail from its root, hanging left; `wrapped` lays it round a sleeper's body. */
export function drawTail(
  brush: Brush,
  breed: Breed,
  coat: string,
  [x, y]: Point,
  level: boolean,
  wrapped = false,
): void {
  const to = (points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + dx, y + dy])
  const big = breed.ears === 'tufts'
  if (breed.tail === 'puff') brush.fill(ellipse(x - 4, y - (level ? 8 : 4), 12, 11), lighten(coat, 0.4))
  if (breed.tail === 'stub') brush.fill(ellipse(x - 2, y - 4, 9, 8), coat)
  if (breed.tail === 'bush') {
    const path = wrapped
      ? to([
          [0, 0],
          [20, 8],
          [50, 6],
          [74, -2],
        ])
      : big
        ? to([
            [4, 0],
            [-34, -8],
            [-44, -60],
            [-18, -92],
            [-2, -74],
          ])
        : level
          ? to([
              [0, 0],
              [-30, 6],
              [-62, -6],
              [-84, -26],
            ])
          : to([
              [0, 2],
              [-30, 4],
              [-48, -24],
              [-40, -56],
            ])
    brush.fill(tube(path, big ? [8, 20, 23, 20, 8] : [7, 17, 19, 5]), coat)
    brush.fill(
      tube(path, big ? [8, 20, 23, 20, 8] : [7, 17, 19, 5], big ? [0.74, 1] : [0.7, 1]),
      big ? lighten(coat, 0.3) : breed.belly,
      { line: 0 },
    )
  }
  const thin: Partial<Record<Breed['tail'], readonly Point[]>> = {
    thin: [
      [0, 0],
      [-22, 6],
      [-36, -8],
      [-50, -2],
    ],
    curl: [
      [0, 0],
      [-28, 2],
      [-38, -30],
      [-24, -52],
      [-36, -62],
    ],
    wag: [
      [0, 0],
      [-20, -10],
      [-28, -36],
    ],
  }
  const path = thin[breed.tail]
  if (path)
    brush.fill(
      tube(
        to(
          wrapped
            ? [
                [0, 0],
                [18, 8],
                [44, 8],
              ]
            : path,
        ),
        breed.tail === 'thin' ? [4, 3, 2.2] : [7, 6.4, 5],
      ),
      breed.tail === 'thin' ? breed.mark : coat,
    )
  if (breed.tail === 'spiked') {
    const line = to(
      wrapped
        ? [
            [0, 0],
            [24, 8],
            [56, 4],
          ]
        : [
            [6, 0],
            [-30, 4],
            [-58, -12],
            [-70, -38],
          ],
    )
    brush.fill(tube(line, [16, 12, 8, 3]), coat)
    const [ex, ey] = line[line.length - 1] as Point
    brush.fill(
      polygon([
        [ex - 13, ey + 2],
        [ex - 2, ey - 20],
        [ex + 12, ey - 2],
      ]),
      breed.mark,
    )
  }
}
