import { darken, lighten } from '../canvas/colour.ts'
import { curve, ellipse, polygon, roundRect } from '../canvas/geometry.ts'
import { paintMoon, starShape } from '../motifs/celestial.ts'
import type { Backdrop, Stage } from './stage.ts'

function paintBigWindow({ brush, horizon, calm, scene }: Stage): void {
  const [x, y, w, h] = [500 + calm * 210, horizon * 0.44, 250, 300]
  const night = scene.time === 'night'
  const pane = roundRect(x - w / 2, y - h / 2, w, h, 20)
  brush.fill(roundRect(x - w / 2 - 16, y - h / 2 - 16, w + 32, h + 32, 26), '#fff5e2', { shade: 0.3 })
  brush.fill(pane, brush.light.sky[1], { raw: true, line: 0.6 })
  brush.within(pane, () => {
    if (night) {
      paintMoon(brush, x + 40, y - 60, 34)
      for (const [dx, dy] of [
        [-80, -90],
        [-50, -20],
        [-90, 40],
        [80, 20],
        [10, -120],
      ] as const)
        brush.fill(starShape(x + dx, y + dy, 6), '#fff3c8', { raw: true, shade: 0, line: 0 })
    }
    brush.fill(ellipse(x - 60, y + 170, 170, 90), '#7fae7a')
    brush.fill(ellipse(x + 110, y + 180, 150, 80), '#93bd82')
  })
  brush.stroke(
    curve([
      [x, y - h / 2],
      [x, y + h / 2],
    ]),
    '#fff5e2',
    10,
  )
  brush.stroke(
    curve([
      [x - w / 2, y],
      [x + w / 2, y],
    ]),
    '#fff5e2',
    10,
  )
  for (const side of [-1, 1])
    brush.fill(
      polygon([
        [x + side * 170, y - 190],
        [x + side * 84, y - 190],
        [x + side * 124, y],
        [x + side * 110, y + 200],
        [x + side * 178, y + 200],
      ]),
      '#e99a86',
    )
  brush.stroke(
    curve([
      [x - 190, y - 192],
      [x + 190, y - 192],
    ]),
    '#8a6248',
    10,
  )
}

function paintShelf({ brush, random, calm, horizon }: Stage): void {
  const [x, y] = [500 - calm * 270, horizon * 0.6]
  for (const level of [0, -120]) {
    brush.fill(roundRect(x - 130, y + level, 260, 16, 5), '#b98558', { line: 0.8 })
    for (let i = 0; i < 9; i++) {
      const h = random.between(50, 82)
      brush.fill(
        roundRect(x - 116 + i * 23, y + level - h, 19, h, 3),
        random.pick(['#d9695c', '#f0b95a', '#6f9fb8', '#8fb073', '#b58bc0']),
        { shade: 0.4, line: 0.7 },
      )
    }
    brush.fill(ellipse(x + 106, y + level - 20, 20), '#f6e0b0', { line: 0.8 })
  }
}

/** A cosy room: window, shelf, rug and lamp. */
export const room: Backdrop = {
  behind: (stage) => {
    const { brush, horizon, ground, calm, focus, scene } = stage
    brush.figure = true
    const wall = scene.time === 'night' ? '#dcb994' : '#f6e3c4'
    brush.fill(roundRect(-100, -100, 1200, 1200, 0), wall, { shade: 0.5, line: 0 })
    for (let i = 0; i < 60; i++)
      brush.fill(starShape((i * 167) % 1000, ((i * 89) % 100) * horizon * 0.01, 7), lighten(wall, 0.3), {
        shade: 0,
        line: 0,
        alpha: 0.5,
      })
    paintBigWindow(stage)
    paintShelf(stage)
    brush.fill(roundRect(-100, horizon, 1200, 700, 0), '#c99a6c', { shade: 0.6, line: 0 })
    for (let i = 0; i < 6; i++)
      brush.stroke(
        curve([
          [-50, horizon + 40 + i * i * 18],
          [1050, horizon + 40 + i * i * 18],
        ]),
        darken('#c99a6c', 0.22),
        2.4,
        0.5,
      )
    brush.fill(roundRect(-100, horizon - 20, 1200, 24, 2), '#fff2dc', { shade: 0.3, line: 0.6 })
    brush.fill(ellipse(focus, ground + 20, 390, 105), '#d9806c', { shade: 0.5 })
    brush.fill(ellipse(focus, ground + 20, 330, 84), '#f2cf9a', { shade: 0.2, line: 0.4 })
    brush.fill(ellipse(focus, ground + 20, 280, 68), '#7fa6b4', { shade: 0.4, line: 0.4 })
    const lamp = 500 - calm * 430
    brush.stroke(
      curve([
        [lamp, horizon + 120],
        [lamp, horizon - 170],
      ]),
      '#8a6248',
      9,
    )
    brush.fill(ellipse(lamp, horizon + 122, 50, 12), '#8a6248')
    brush.glow(lamp, horizon - 190, 330, '#ffcf80', 1.1)
    brush.fill(
      polygon([
        [lamp - 34, horizon - 260],
        [lamp + 34, horizon - 260],
        [lamp + 66, horizon - 160],
        [lamp - 66, horizon - 160],
      ]),
      '#ffdf9c',
      { raw: true },
    )
    brush.figure = false
  },
  front: () => {},
}
