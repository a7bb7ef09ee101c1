import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, roundRect } from '../canvas/geometry.ts'
import { starShape } from '../motifs/celestial.ts'
import { paintHeap, paintMushroom } from '../motifs/nature.ts'
import { paintSnowman } from '../motifs/snowman.ts'
import type { Prop } from './prop.ts'

const ground = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'ground', ...prop })

/** Toys and finds on the ground. */
export const playThings: readonly Prop[] = [
  ground({
    name: 'drum',
    words: /\bdrum/,
    colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 56, 9)
      brush.fill(
        blob([
          [-42, -52],
          [42, -52],
          [42, -6],
          [0, 4],
          [-42, -6],
        ]),
        colour,
      )
      for (const x of [-28, -10, 10, 28])
        brush.stroke(
          curve([
            [x - 8, -46],
            [x, -6],
            [x + 8, -46],
          ]),
          '#fff3da',
          2.4,
        )
      brush.fill(ellipse(0, -54, 43, 13), '#fdf3df')
      brush.stroke(
        curve([
          [-8, -62],
          [40, -92],
        ]),
        '#c9965a',
        5,
      )
      brush.fill(ellipse(42, -94, 7), '#f0c878')
    },
  }),
  ground({
    name: 'ball',
    words: /\bball\b|football|basketball/,
    colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 38, 8)
      const ball = ellipse(0, -30, 30)
      brush.fill(ball, colour)
      brush.within(ball, () => {
        brush.stroke(
          curve([
            [-34, -20],
            [0, -34],
            [34, -24],
          ]),
          '#fff6e6',
          9,
        )
        brush.stroke(
          curve([
            [-8, -64],
            [4, -30],
            [-4, 4],
          ]),
          '#f5c344',
          8,
        )
      })
    },
  }),
  ground({
    name: 'robot',
    words: /robot|\bmachine/,
    colour: '#8fb4c8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 50, 9)
      for (const x of [-18, 18]) brush.fill(roundRect(x - 9, -24, 18, 24, 5), darken(colour, 0.25))
      for (const side of [-1, 1])
        brush.stroke(
          curve([
            [side * 34, -72],
            [side * 52, -60],
            [side * 50, -40],
          ]),
          darken(colour, 0.2),
          9,
        )
      brush.fill(roundRect(-36, -88, 72, 68, 14), colour)
      brush.fill(roundRect(-20, -70, 40, 30, 6), lighten(colour, 0.4), { line: 0.6 })
      brush.fill(ellipse(-8, -56, 5), '#dd4f45', { line: 0.4 })
      brush.fill(ellipse(8, -56, 5), '#f5c344', { line: 0.4 })
      brush.stroke(
        curve([
          [0, -134],
          [0, -152],
        ]),
        darken(colour, 0.3),
        4,
      )
      brush.fill(ellipse(0, -155, 7), '#dd4f45')
      brush.fill(roundRect(-32, -136, 64, 46, 15), lighten(colour, 0.1))
      for (const x of [-13, 13]) {
        brush.fill(ellipse(x, -114, 9), '#fffdf4', { line: 0.6 })
        brush.fill(ellipse(x + 2, -113, 5), '#2e1d1c', { shade: 0, line: 0 })
      }
      brush.stroke(
        curve([
          [-9, -100],
          [0, -96],
          [9, -100],
        ]),
        '#4a5568',
        3,
      )
    },
  }),
  ground({
    name: 'chest',
    words: /treasure|chest|\bbox\b|gift|present|parcel|suitcase/,
    colour: '#b9764a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 62, 10)
      brush.glow(0, -52, 110, '#ffdf80', 1)
      brush.fill(roundRect(-48, -46, 96, 46, 6), colour)
      brush.fill(
        blob([
          [-50, -44],
          [-46, -72],
          [0, -82],
          [46, -72],
          [50, -44],
        ]),
        darken(colour, 0.08),
      )
      for (const x of [-30, 30])
        brush.stroke(
          curve([
            [x, -76],
            [x, -2],
          ]),
          '#f0bb4a',
          7,
        )
      brush.fill(roundRect(-10, -54, 20, 22, 5), '#f0bb4a')
    },
  }),
  ground({
    name: 'blocks',
    words: /\bblocks?\b|\btoys?\b/,
    colour: '#4b86c8',
    draw: (brush, colour) => {
      brush.fill(roundRect(-46, -40, 40, 40, 5), colour)
      brush.fill(roundRect(0, -40, 40, 40, 5), '#f5c344')
      brush.fill(roundRect(-24, -80, 40, 40, 5), '#dd4f45')
      brush.fill(starShape(-4, -60, 12), '#fff6e6', { line: 0.4, shade: 0 })
    },
  }),
  ground({
    name: 'rope',
    words: /\brope|vine/,
    colour: '#c9a06a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 50, 8)
      for (let i = 0; i < 3; i++)
        brush.stroke(ellipse(0, -8 - i * 9, 38 - i * 4, 11), i % 2 ? darken(colour, 0.15) : colour, 9)
      brush.stroke(
        curve([
          [34, -10],
          [60, -2],
          [74, -14],
        ]),
        colour,
        8,
      )
    },
  }),
  ground({ name: 'snowman', words: /snowman/, colour: '#dd4f45', draw: paintSnowman }),
  ground({
    name: 'heap',
    words: /\b(leaves|leaf pile|hay|straw|heap)\b/,
    colour: '#e0964a',
    draw: paintHeap,
  }),
  ground({
    name: 'mushrooms',
    words: /mushroom|toadstool/,
    colour: '#d9574a',
    draw: (brush, colour) => {
      paintMushroom(brush, 34, 2, 44, lighten(colour, 0.15))
      paintMushroom(brush, -30, 4, 52, colour)
      paintMushroom(brush, 0, 0, 84, colour)
    },
  }),
  ground({
    name: 'hat',
    words: /\bhat\b|\bcap\b/,
    colour: '#8d6bb8',
    draw: (brush, colour) => {
      brush.fill(ellipse(0, -6, 46, 12), darken(colour, 0.1))
      brush.fill(
        blob([
          [-28, -8],
          [-24, -44],
          [22, -46],
          [28, -8],
        ]),
        colour,
      )
      brush.stroke(
        curve([
          [-27, -14],
          [0, -10],
          [27, -14],
        ]),
        '#f5c344',
        7,
      )
    },
  }),
]
