import { darken, lighten, withAlpha } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect } from '../canvas/geometry.ts'
import { paintCloud, paintMoon, starShape } from '../motifs/celestial.ts'
import { paintButterfly, paintFish } from '../motifs/creatures.ts'
import type { Prop } from './prop.ts'

const sky = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'sky', ...prop })
const bands = ['#e8706a', '#f3a95c', '#f6d76c', '#8fc47c', '#6fa9d8', '#9c86c8']

/** Things in the air, and a crown for the head. */
export const skyProps: readonly Prop[] = [
  sky({ name: 'moon', words: /\bmoon/, colour: '#fdf0c4', draw: (brush) => paintMoon(brush, 0, 0, 74) }),
  sky({
    name: 'stars',
    words: /\bstars\b|shooting star|constellation/,
    colour: '#f7cf5e',
    draw: (brush, colour) => {
      for (const [x, y, r] of [
        [0, 0, 26],
        [-80, -40, 16],
        [76, -54, 18],
        [60, 46, 12],
        [-50, 54, 11],
      ] as const) {
        brush.glow(x, y, r * 3.2, '#ffe28a', 1)
        brush.fill(starShape(x, y, r, x), colour, { raw: true, line: 0.7 })
      }
    },
  }),
  sky({
    name: 'rainbow',
    words: /rainbow/,
    colour: '#e8706a',
    draw: (brush) => {
      const { ctx } = brush
      bands.forEach((colour, i) => {
        ctx.strokeStyle = withAlpha(brush.tone(colour), 0.62)
        ctx.lineWidth = 17
        ctx.beginPath()
        ctx.arc(0, 190, 330 - i * 16, Math.PI, 0)
        ctx.stroke()
      })
      for (const x of [-290, 290]) paintCloud(brush, x, 190, 110, '#ffffff', 0.85)
    },
  }),
  sky({
    name: 'hot-air balloon',
    words: /hot[- ]air/,
    colour: '#dd4f45',
    draw: (brush, colour) => {
      const envelope = blob([
        [0, -130],
        [74, -96],
        [92, -26],
        [52, 40],
        [20, 66],
        [-20, 66],
        [-52, 40],
        [-92, -26],
        [-74, -96],
      ])
      brush.fill(envelope, colour)
      brush.within(envelope, () => {
        for (const x of [-46, 46])
          brush.stroke(
            curve([
              [x * 0.3, -132],
              [x, -30],
              [x * 0.34, 66],
            ]),
            '#fbe6b8',
            22,
          )
      })
      for (const x of [-18, 18])
        brush.stroke(
          curve([
            [x, 64],
            [x * 0.8, 92],
          ]),
          '#7d5a45',
          2.4,
        )
      brush.fill(roundRect(-20, 90, 40, 30, 6), '#b98558')
    },
  }),
  sky({
    name: 'butterfly',
    words: /butterfl|moth/,
    colour: '#f2a04e',
    draw: (brush, colour) => {
      paintButterfly(brush, 0, 40, 66, colour)
      paintButterfly(brush, 80, 0, 44, lighten(colour, 0.3))
    },
  }),
  sky({
    name: 'fireflies',
    words: /firefl|glow ?worm|sparkle|fairy|fairies|magic dust/,
    colour: '#ffe28a',
    draw: (brush) => {
      for (let i = 0; i < 16; i++) {
        const [x, y] = [Math.sin(i * 2.4) * (60 + i * 16), Math.cos(i * 1.7) * (40 + i * 9) + 120]
        brush.glow(x, y, 38, '#ffe28a', 1.5)
        brush.fill(ellipse(x, y, 4), '#fff8cf', { raw: true, shade: 0, line: 0 })
      }
    },
  }),
  sky({
    name: 'fish',
    words: /\bfish/,
    colour: '#f39a4a',
    draw: (brush, colour) => {
      paintFish(brush, 0, 0, 70, colour, true)
      paintFish(brush, 86, 46, 46, darken(colour, 0.06), true)
    },
  }),
  sky({
    name: 'cloud',
    words: /\bcloud/,
    colour: '#ffffff',
    draw: (brush) => paintCloud(brush, 0, 0, 150, '#ffffff', 0.95),
  }),
  sky({
    name: 'plane',
    words: /\b(airplane|plane|paper plane)\b/,
    colour: '#fff8ea',
    draw: (brush, colour) => {
      brush.fill(
        polygon([
          [-60, 10],
          [60, -30],
          [-10, 30],
        ]),
        colour,
      )
      brush.fill(
        polygon([
          [-10, 30],
          [60, -30],
          [-22, 12],
        ]),
        darken(colour, 0.15),
      )
      brush.stroke(
        curve([
          [-70, 30],
          [-120, 44],
          [-150, 30],
        ]),
        '#ffffff',
        3,
        0.7,
      )
    },
  }),
  {
    name: 'crown',
    words: /crown|tiara/,
    colour: '#f3bd45',
    slot: 'head',
    draw: (brush, colour) => {
      brush.fill(
        polygon([
          [-28, 4],
          [-34, -26],
          [-16, -12],
          [0, -36],
          [16, -12],
          [34, -26],
          [28, 4],
        ]),
        colour,
      )
      for (const [x, y] of [
        [-34, -27],
        [0, -38],
        [34, -27],
      ] as const)
        brush.fill(ellipse(x, y, 4.6), '#dd4f45', { line: 0.5 })
      brush.fill(ellipse(0, -8, 5), '#6fa9d8', { line: 0.4 })
    },
  },
]
