import { paintTree } from '../backgrounds/foliage.ts'
import { paintHouse, paintWindow } from '../backgrounds/buildings.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube } from '../canvas/geometry.ts'
import type { Prop } from './prop.ts'

const large = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'large', ...prop })

/** Things larger than the child. */
export const largeProps: readonly Prop[] = [
  large({
    name: 'bridge', words: /bridge/, colour: '#a9774f',
    draw: (brush, colour) => {
      brush.fill(blob([[-260, 60], [-120, 6], [0, -4], [140, 10], [270, 70], [120, 76], [-100, 70]]), '#6fb0c4', { line: 0.4 })
      for (const x of [-60, 10, 90]) brush.stroke(curve([[x - 30, 52], [x, 48], [x + 30, 52]]), '#e4f4f6', 3, 0.7)
      brush.fill(blob([[-210, 10], [-110, -44], [0, -62], [110, -44], [210, 10], [190, 30], [100, -12], [0, -28], [-100, -12], [-190, 30]]), colour)
      for (let i = -4; i <= 4; i++) brush.stroke(curve([[i * 42, -58 + i * i * 3.4], [i * 42, -24 + i * i * 3.2]]), darken(colour, 0.3), 3, 0.6)
      for (let i = -3; i <= 3; i++) brush.fill(tube([[i * 58, -54 + i * i * 5.4], [i * 58, -108 + i * i * 5.4]], [6, 6]), darken(colour, 0.12))
      brush.fill(tube([[-196, -52], [-100, -94], [0, -110], [100, -94], [196, -52]], [6, 6]), darken(colour, 0.05))
    },
  }),
  large({
    name: 'boat', words: /\bboat|\bship\b|canoe|raft|sail/, colour: '#c9694f',
    draw: (brush, colour) => {
      brush.shadow(0, 4, 150, 16)
      brush.stroke(curve([[0, -50], [0, -250]]), '#8a6248', 8)
      brush.fill(blob([[8, -246], [96, -150], [110, -78], [8, -76]]), '#fff6e6')
      brush.fill(blob([[-8, -216], [-70, -130], [-76, -80], [-8, -78]]), '#f5d9a0')
      brush.fill(blob([[-140, -64], [0, -50], [146, -68], [108, 0], [0, 10], [-100, 2]]), colour)
      brush.stroke(curve([[-134, -52], [0, -38], [138, -56]]), lighten(colour, 0.6), 7)
      brush.fill(polygon([[0, -250], [34, -262], [0, -274]]), '#f5c344')
    },
  }),
  large({
    name: 'door', words: /\bdoor|portal|wardrobe/, colour: '#5f8fb0',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 90, 13)
      brush.fill(blob([[-76, 2], [-76, -170], [-46, -230], [0, -246], [46, -230], [76, -170], [76, 2]]), '#cdb79e')
      brush.fill(roundRect(-56, -222, 112, 224, 56), colour)
      for (const x of [-22, 22]) brush.stroke(curve([[x, -212], [x, -4]]), darken(colour, 0.25), 3, 0.7)
      brush.fill(ellipse(36, -100, 7), '#f0bb4a')
      paintWindow(brush, 0, -166, 34, 44)
    },
  }),
  large({
    name: 'gate', words: /\bgate|archway|\barch\b/, colour: '#8a9a6c',
    draw: (brush, colour) => {
      for (const x of [-96, 96]) brush.fill(roundRect(x - 20, -190, 40, 192, 6), '#cdbca6')
      brush.stroke(curve([[-96, -186], [0, -262], [96, -186]]), colour, 20)
      for (let i = 0; i < 7; i++) brush.fill(tube([[-66 + i * 22, 0], [-66 + i * 22, -150 - Math.sin((i / 6) * Math.PI) * 60]], [4, 4]), '#5a5560')
      brush.stroke(curve([[-74, -60], [74, -60]]), '#5a5560', 6)
      for (const [x, y] of [[-80, -206], [-40, -236], [0, -254], [44, -234], [84, -202]] as const) brush.fill(ellipse(x, y, 14), '#f0a0b0', { line: 0.6 })
    },
  }),
  large({
    name: 'tent', words: /\btent\b|teepee|\bfort\b|den\b/, colour: '#e59a5a',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 150, 16)
      brush.fill(polygon([[-140, 0], [0, -210], [140, 0]]), colour)
      brush.fill(polygon([[-40, 0], [0, -180], [44, 0]]), '#6b4a4a')
      brush.fill(polygon([[-40, 0], [0, -180], [-74, -2]]), lighten(colour, 0.35))
      brush.glow(2, -50, 90, '#ffcf80', 1)
      brush.stroke(curve([[0, -208], [0, -236]]), '#7d5a45', 5)
      brush.fill(polygon([[0, -236], [34, -226], [0, -216]]), '#dd4f45')
      for (const side of [-1, 1]) brush.stroke(curve([[side * 60, -120], [side * 130, -20]]), lighten(colour, 0.55), 8, side < 0 ? 0.7 : 0.4)
    },
  }),
  large({
    name: 'rocket', words: /rocket|space ?ship|spacecraft/, colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 90, 13)
      for (const side of [-1, 1]) brush.fill(blob([[side * 40, -110], [side * 92, -40], [side * 88, 0], [side * 40, -36]]), colour)
      brush.fill(blob([[0, -300], [44, -230], [58, -140], [46, -30], [-46, -30], [-58, -140], [-44, -230]]), '#fbf3e6')
      brush.fill(blob([[0, -302], [34, -256], [44, -226], [0, -214], [-44, -226], [-34, -256]]), colour)
      brush.fill(ellipse(0, -160, 28), '#c3cad6')
      brush.fill(ellipse(0, -160, 20), '#8fd0e8')
      brush.fill(roundRect(-34, -34, 68, 18, 6), darken(colour, 0.2))
    },
  }),
  large({
    name: 'tree house', words: /tree ?house/, colour: '#b98558',
    draw: (brush, colour) => {
      paintTree(brush, 0, 0, 470, '#7fae5a')
      brush.fill(roundRect(-110, -190, 220, 16, 4), darken(colour, 0.2))
      paintHouse(brush, 0, -190, 170, colour, '#c9694f')
      for (const x of [-16, 16]) brush.stroke(curve([[x + 60, -180], [x + 66, 0]]), darken(colour, 0.3), 5)
      for (let i = 1; i < 8; i++) brush.stroke(curve([[45 + i * 0.4, -i * 22], [79, -i * 22]]), darken(colour, 0.2), 5)
    },
  }),
  large({
    name: 'ladder', words: /ladder|\bsteps\b|stairs/, colour: '#b98558',
    draw: (brush, colour) => {
      for (const x of [-30, 30]) brush.fill(tube([[x, 0], [x + 24, -290]], [6, 6]), colour)
      for (let i = 1; i < 9; i++) brush.fill(tube([[-30 + i * 2.6, -i * 32], [30 + i * 2.6, -i * 32]], [5, 5]), lighten(colour, 0.12), { line: 0.7 })
    },
  }),
  large({
    name: 'house', words: /\b(house|cottage|cabin|hut|home)\b/, colour: '#c9694f',
    draw: (brush, colour) => paintHouse(brush, 0, 0, 300, '#f6e6cc', colour),
  }),
  large({
    name: 'tree', words: /\b(oak|apple tree|old tree|big tree|tree)\b/, colour: '#7fae5a',
    draw: (brush, colour) => paintTree(brush, 0, 0, 520, colour),
  }),
  large({
    name: 'bed', words: /\bbed\b/, colour: '#6f9fc8',
    draw: (brush, colour) => {
      brush.shadow(0, 0, 190, 16)
      brush.fill(roundRect(-190, -170, 30, 170, 10), '#a9774f')
      brush.fill(roundRect(-180, -64, 350, 44, 10), '#b98558')
      brush.fill(roundRect(-170, -96, 120, 46, 20), '#fff8ea')
      brush.fill(blob([[-80, -100], [60, -108], [168, -90], [176, -26], [-84, -26]]), colour)
      brush.fill(roundRect(158, -110, 24, 110, 8), '#a9774f')
    },
  }),
  large({
    name: 'slide', words: /\b(swing|slide|playground)\b/, colour: '#dd4f45',
    draw: (brush, colour) => {
      brush.fill(tube([[-120, 0], [-84, -250]], [7, 7]), '#8a6248')
      brush.fill(tube([[120, 0], [84, -250]], [7, 7]), '#8a6248')
      brush.fill(tube([[-92, -246], [92, -246]], [8, 8]), '#9a7254')
      for (const x of [-30, 30]) brush.stroke(curve([[x, -244], [x, -70]]), '#c9a06a', 4)
      brush.fill(roundRect(-42, -72, 84, 13, 5), colour)
    },
  }),
]
