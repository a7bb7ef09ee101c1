import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube } from '../canvas/geometry.ts'
import { starShape } from '../backgrounds/sky.ts'
import { paintHeap, paintMushroom, paintSnowman } from './nature.ts'
import type { Prop } from './prop.ts'

const ground = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'ground', ...prop })

/** Things that stand on the ground. */
export const groundProps: readonly Prop[] = [
  ground({
    name: 'drum', words: /\bdrum/, colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 56, 9)
      brush.fill(blob([[-42, -52], [42, -52], [42, -6], [0, 4], [-42, -6]]), colour)
      for (const x of [-28, -10, 10, 28]) brush.stroke(curve([[x - 8, -46], [x, -6], [x + 8, -46]]), '#fff3da', 2.4)
      brush.fill(ellipse(0, -54, 43, 13), '#fdf3df')
      brush.stroke(curve([[-8, -62], [40, -92]]), '#c9965a', 5)
      brush.fill(ellipse(42, -94, 7), '#f0c878')
    },
  }),
  ground({
    name: 'ball', words: /\bball\b|football|basketball/, colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 38, 8)
      const ball = ellipse(0, -30, 30)
      brush.fill(ball, colour)
      brush.within(ball, () => {
        brush.stroke(curve([[-34, -20], [0, -34], [34, -24]]), '#fff6e6', 9)
        brush.stroke(curve([[-8, -64], [4, -30], [-4, 4]]), '#f5c344', 8)
      })
    },
  }),
  ground({
    name: 'cake', words: /\bcake|cupcake|pie\b|birthday/, colour: '#f7b6c0',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 60, 10)
      brush.fill(ellipse(0, -3, 58, 11), '#fff8ea')
      brush.fill(roundRect(-44, -44, 88, 42, 12), '#f3d9a8')
      brush.fill(blob([[-46, -48], [0, -58], [46, -48], [46, -30], [30, -22], [16, -30], [0, -20], [-16, -30], [-32, -22], [-46, -30]]), colour)
      for (const x of [-24, 0, 24]) {
        brush.fill(roundRect(x - 3, -80, 6, 26, 2), x ? '#8fc0dd' : '#f5c344', { line: 0.6 })
        brush.glow(x, -88, 36, '#ffd070', 1.2)
        brush.fill(ellipse(x, -87, 4, 7), '#ffb03c', { raw: true, line: 0 })
      }
    },
  }),
  ground({
    name: 'lamp', words: /\blamp|night ?light|candle/, colour: '#f5c344',
    draw: (brush, colour) => {
      brush.glow(0, -66, 170, '#ffd070', 1.3)
      brush.fill(ellipse(0, -4, 26, 8), '#9a6a4c')
      brush.stroke(curve([[0, -6], [0, -46]]), '#9a6a4c', 7)
      brush.fill(polygon([[-19, -92], [19, -92], [36, -46], [-36, -46]]), lighten(colour, 0.35), { raw: true })
    },
  }),
  ground({
    name: 'rope', words: /\brope|vine/, colour: '#c9a06a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 50, 8)
      for (let i = 0; i < 3; i++) brush.stroke(ellipse(0, -8 - i * 9, 38 - i * 4, 11), i % 2 ? darken(colour, 0.15) : colour, 9)
      brush.stroke(curve([[34, -10], [60, -2], [74, -14]]), colour, 8)
    },
  }),
  ground({
    name: 'hat', words: /\bhat\b|\bcap\b/, colour: '#8d6bb8',
    draw: (brush, colour) => {
      brush.fill(ellipse(0, -6, 46, 12), darken(colour, 0.1))
      brush.fill(blob([[-28, -8], [-24, -44], [22, -46], [28, -8]]), colour)
      brush.stroke(curve([[-27, -14], [0, -10], [27, -14]]), '#f5c344', 7)
    },
  }),
  ground({
    name: 'campfire', words: /camp ?fire|bonfire|\bfire\b/, colour: '#f08f3c',
    draw: (brush, colour) => {
      brush.glow(0, -40, 240, '#ffb860', 1.5)
      for (const side of [-1, 1]) brush.fill(tube([[side * -40, -2], [side * 36, -16]], [8, 8]), '#7d5a45')
      brush.fill(blob([[-30, -12], [-26, -48], [-12, -40], [0, -88], [14, -46], [26, -56], [30, -12], [0, -4]]), colour, { raw: true, line: 0.6 })
      brush.fill(blob([[-16, -12], [-12, -34], [0, -58], [12, -32], [16, -12]]), '#ffd866', { raw: true, line: 0 })
    },
  }),
  ground({
    name: 'robot', words: /robot|\bmachine/, colour: '#8fb4c8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 50, 9)
      for (const x of [-18, 18]) brush.fill(roundRect(x - 9, -24, 18, 24, 5), darken(colour, 0.25))
      for (const side of [-1, 1]) brush.stroke(curve([[side * 34, -72], [side * 52, -60], [side * 50, -40]]), darken(colour, 0.2), 9)
      brush.fill(roundRect(-36, -88, 72, 68, 14), colour)
      brush.fill(roundRect(-20, -70, 40, 30, 6), lighten(colour, 0.4), { line: 0.6 })
      brush.fill(ellipse(-8, -56, 5), '#dd4f45', { line: 0.4 })
      brush.fill(ellipse(8, -56, 5), '#f5c344', { line: 0.4 })
      brush.stroke(curve([[0, -134], [0, -152]]), darken(colour, 0.3), 4)
      brush.fill(ellipse(0, -155, 7), '#dd4f45')
      brush.fill(roundRect(-32, -136, 64, 46, 15), lighten(colour, 0.1))
      for (const x of [-13, 13]) {
        brush.fill(ellipse(x, -114, 9), '#fffdf4', { line: 0.6 })
        brush.fill(ellipse(x + 2, -113, 5), '#2e1d1c', { shade: 0, line: 0 })
      }
      brush.stroke(curve([[-9, -100], [0, -96], [9, -100]]), '#4a5568', 3)
    },
  }),
  ground({ name: 'snowman', words: /snowman/, colour: '#dd4f45', draw: paintSnowman }),
  ground({ name: 'heap', words: /\b(leaves|leaf pile|hay|straw)\b/, colour: '#e0964a', draw: paintHeap }),
  ground({
    name: 'mushrooms', words: /mushroom|toadstool/, colour: '#d9574a',
    draw: (brush, colour) => {
      paintMushroom(brush, 34, 2, 44, lighten(colour, 0.15))
      paintMushroom(brush, -30, 4, 52, colour)
      paintMushroom(brush, 0, 0, 84, colour)
    },
  }),
  ground({
    name: 'chest', words: /treasure|chest|\bbox\b|gift|present|parcel|suitcase/, colour: '#b9764a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 62, 10)
      brush.glow(0, -52, 110, '#ffdf80', 1)
      brush.fill(roundRect(-48, -46, 96, 46, 6), colour)
      brush.fill(blob([[-50, -44], [-46, -72], [0, -82], [46, -72], [50, -44]]), darken(colour, 0.08))
      for (const x of [-30, 30]) brush.stroke(curve([[x, -76], [x, -2]]), '#f0bb4a', 7)
      brush.fill(roundRect(-10, -54, 20, 22, 5), '#f0bb4a')
    },
  }),
  ground({
    name: 'blocks', words: /\bblocks?\b|\btoys?\b/, colour: '#4b86c8',
    draw: (brush, colour) => {
      brush.fill(roundRect(-46, -40, 40, 40, 5), colour)
      brush.fill(roundRect(0, -40, 40, 40, 5), '#f5c344')
      brush.fill(roundRect(-24, -80, 40, 40, 5), '#dd4f45')
      brush.fill(starShape(-4, -60, 12), '#fff6e6', { line: 0.4, shade: 0 })
    },
  }),
  ground({
    name: 'bench', words: /\b(bench|stool|chair|log|stump|table|desk)\b/, colour: '#a9774f',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 70, 10)
      for (const x of [-46, 46]) brush.fill(roundRect(x - 7, -38, 14, 38, 4), darken(colour, 0.2))
      brush.fill(roundRect(-66, -50, 132, 17, 7), colour)
      brush.stroke(curve([[-52, -42], [50, -43]]), darken(colour, 0.25), 2, 0.6)
    },
  }),
  ground({
    name: 'teapot', words: /\b(teapot|tea|cup|mug|bowl|pot|soup|honey|jar)\b/, colour: '#7fb0b8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 34, 7)
      brush.fill(blob([[-26, -38], [26, -38], [22, -6], [0, 0], [-22, -6]]), colour)
      brush.stroke(curve([[24, -32], [42, -26], [22, -12]]), colour, 6)
      brush.fill(ellipse(0, -38, 26, 7), '#8a5a3c', { line: 0.7 })
      for (const x of [-8, 8]) brush.stroke(curve([[x, -48], [x + 5, -58], [x - 2, -68]]), '#ffffff', 3, 0.6)
    },
  }),
  ground({
    name: 'globe', words: /globe|\bplanet\b/, colour: '#5fa8d6',
    draw: (brush, colour) => {
      brush.fill(ellipse(0, -4, 26, 7), '#9a6a4c')
      brush.fill(ellipse(0, -44, 33), colour)
      brush.fill(blob([[-18, -62], [0, -66], [6, -50], [-10, -40], [-22, -46]]), '#8fb85f', { line: 0.4 })
      brush.fill(blob([[6, -34], [22, -40], [24, -26], [10, -18]]), '#8fb85f', { line: 0.4 })
      brush.stroke(curve([[-20, -80], [-40, -44], [-14, -8]]), '#c9965a', 5)
    },
  }),
]
