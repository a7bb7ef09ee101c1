import { darken, lighten } from '../canvas/colour.ts'
import { blob, curve, ellipse, polygon, roundRect, tube, unite } from '../canvas/geometry.ts'
import { starShape } from '../backgrounds/sky.ts'
import { paintBlossom } from '../backgrounds/foliage.ts'
import type { Prop } from './prop.ts'
import { paintShell } from './nature.ts'

const hand = (prop: Omit<Prop, 'slot'>): Prop => ({ slot: 'hand', ...prop })

/** Things a child carries. */
export const handProps: readonly Prop[] = [
  hand({
    name: 'lantern', words: /lantern/, colour: '#dd4f45', carry: 'front', foot: 66,
    draw: (brush, colour) => {
      brush.glow(0, 36, 150, '#ffcf73', 1.5)
      brush.stroke(curve([[-13, 20], [0, -4], [13, 20]]), '#6b4a3a', 3)
      brush.fill(roundRect(-12, 15, 24, 8, 3), darken(colour, 0.3))
      brush.fill(ellipse(0, 40, 23, 21), colour)
      brush.fill(ellipse(0, 40, 13, 19), '#ffe08a', { raw: true, alpha: 0.85, line: 0, shade: 0.3 })
      for (const x of [-11, 0, 11]) brush.stroke(curve([[x * 0.6, 21], [x * 1.5, 40], [x * 0.6, 59]]), darken(colour, 0.25), 1.8, 0.6)
      brush.fill(roundRect(-11, 58, 22, 7, 3), darken(colour, 0.3))
    },
  }),
  hand({
    name: 'book', words: /\b(book|diary|notebook|storybook)/, colour: '#4b86c8', carry: 'front', foot: 16,
    draw: (brush, colour) => {
      brush.fill(blob([[-26, -14], [4, -8], [34, -16], [36, 12], [4, 20], [-28, 13]]), colour)
      brush.fill(blob([[-22, -17], [-8, -18], [4, -10], [4, 14], [-10, 8], [-23, 9]]), '#fffaf0', { shade: 0.3, line: 0.5 })
      brush.fill(blob([[31, -18], [17, -19], [4, -10], [4, 14], [18, 8], [32, 8]]), '#fff6e6', { shade: 0.3, line: 0.5 })
      for (const y of [-9, -2, 5]) brush.stroke(curve([[10, y], [26, y - 2]]), '#c9b8a0', 1.6)
      brush.fill(ellipse(-10, -5, 5), '#f0b45a', { shade: 0, line: 0 })
    },
  }),
  hand({
    name: 'balloon', words: /balloon(?!.*basket)/, colour: '#dd4f45', carry: 'raised', foot: 10,
    draw: (brush, colour) => {
      brush.stroke(curve([[0, 4], [8, -40], [-2, -80], [6, -116]]), '#8a7a70', 1.8)
      brush.fill(blob([[6, -116], [-24, -146], [-26, -178], [6, -204], [38, -178], [36, -146]]), colour)
      brush.fill(polygon([[0, -112], [6, -120], [12, -112]]), darken(colour, 0.1))
      brush.fill(ellipse(-9, -178, 6, 12, 24), '#ffffff', { raw: true, shade: 0, line: 0, alpha: 0.6 })
    },
  }),
  hand({
    name: 'kite', words: /\bkite/, colour: '#ee8c3c', carry: 'raised', foot: 10,
    draw: (brush, colour) => {
      brush.stroke(curve([[0, 2], [40, -60], [70, -130], [120, -180]]), '#8a7a70', 1.6)
      brush.fill(polygon([[120, -236], [160, -196], [120, -136], [86, -196]]), colour)
      brush.fill(polygon([[120, -236], [160, -196], [120, -196]]), lighten(colour, 0.4), { line: 0 })
      brush.fill(polygon([[120, -136], [86, -196], [120, -196]]), darken(colour, 0.14), { line: 0 })
      brush.stroke(curve([[120, -136], [108, -112], [124, -96], [110, -72]]), '#8a7a70', 2)
      for (const [x, y] of [[112, -112], [122, -92], [112, -74]] as const) brush.fill(unite([ellipse(x - 6, y, 6, 3.4, 20), ellipse(x + 6, y, 6, 3.4, -20)]), '#f3c55a', { line: 0.5 })
    },
  }),
  hand({
    name: 'map', words: /\bmap\b|scroll|treasure map/, colour: '#f0d9a4', carry: 'front', foot: 14,
    draw: (brush, colour) => {
      brush.fill(blob([[-32, -24], [-10, -20], [12, -25], [36, -20], [36, 18], [12, 14], [-10, 19], [-32, 14]]), colour)
      brush.stroke(curve([[-22, 6], [-8, -6], [6, 4], [20, -8]]), '#b5604a', 2.6)
      brush.stroke(curve([[22, -14], [30, -4]]), '#b5604a', 3)
      brush.stroke(curve([[30, -14], [22, -4]]), '#b5604a', 3)
      brush.fill(polygon([[-24, -6], [-17, -16], [-10, -6]]), '#8fb073', { line: 0.5 })
    },
  }),
  hand({
    name: 'umbrella', words: /umbrella|parasol/, colour: '#dd4f45', carry: 'raised', foot: 8,
    draw: (brush, colour) => {
      brush.stroke(curve([[0, 20], [-6, -70], [-8, -104]]), '#7d5a45', 5)
      brush.stroke(curve([[0, 18], [4, 30], [14, 26]]), '#7d5a45', 5)
      brush.fill(blob([[-96, -62], [-72, -108], [-8, -136], [56, -108], [80, -62], [52, -70], [22, -58], [-8, -68], [-40, -58], [-70, -70]]), colour)
      for (const x of [-44, -8, 28]) brush.stroke(curve([[-8, -135], [x, -100], [x * 1.1, -62]]), darken(colour, 0.22), 2, 0.7)
    },
  }),
  hand({
    name: 'star', words: /\bstar\b|little star/, colour: '#f7cf5e', carry: 'front', foot: 18,
    draw: (brush, colour) => {
      brush.glow(0, -8, 120, '#ffe28a', 1.5)
      brush.fill(starShape(0, -8, 27, 6), colour, { raw: true })
    },
  }),
  hand({
    name: 'flower', words: /\b(flower|rose|tulip|daisy|sunflower|bouquet)/, colour: '#f08fa6', carry: 'front', foot: 30,
    draw: (brush, colour) => {
      for (const [x, y] of [[-10, -26], [6, -34], [20, -22]] as const) {
        brush.stroke(curve([[2, 18], [x * 0.4, -4], [x, y]]), '#5f9a52', 3)
        paintBlossom(brush, x, y, 7.5, x === 6 ? colour : lighten(colour, 0.3))
      }
    },
  }),
  hand({
    name: 'key', words: /\bkey/, colour: '#f0bb4a', carry: 'front', foot: 12,
    draw: (brush, colour) => {
      brush.glow(10, -12, 60, '#ffe28a', 0.8)
      brush.stroke(ellipse(0, -6, 11), colour, 6)
      brush.stroke(curve([[10, -10], [44, -24]]), colour, 6)
      brush.stroke(curve([[36, -20], [40, -10]]), colour, 5)
      brush.stroke(curve([[44, -24], [48, -14]]), colour, 5)
    },
  }),
  hand({
    name: 'telescope', words: /telescope|spyglass|binocular/, colour: '#b9814a', carry: 'raised', foot: 10,
    draw: (brush, colour) => {
      brush.fill(tube([[-16, 4], [18, -8]], [7, 8]), darken(colour, 0.2))
      brush.fill(tube([[16, -8], [54, -22]], [10, 13]), colour)
      brush.fill(ellipse(56, -23, 6, 13, -20), '#bfe0ea')
    },
  }),
  hand({
    name: 'magnifying glass', words: /magnif|looking glass/, colour: '#7d5a45', carry: 'front', foot: 10,
    draw: (brush, colour) => {
      brush.stroke(curve([[0, 8], [12, -14]]), colour, 7)
      brush.fill(ellipse(22, -32, 20), '#dff1f8', { alpha: 0.65, line: 0 })
      brush.stroke(ellipse(22, -32, 20), '#d9a44c', 5)
    },
  }),
  hand({
    name: 'flute', words: /flute|recorder|whistle|trumpet/, colour: '#d9a569', carry: 'front', foot: 8,
    draw: (brush, colour) => {
      brush.fill(tube([[-26, -22], [40, 4]], [5, 6]), colour)
      for (const t of [0.3, 0.5, 0.7, 0.85]) brush.fill(ellipse(-26 + 66 * t, -22 + 26 * t - 1, 2), '#5a4038', { shade: 0, line: 0 })
      for (const [x, y] of [[46, -24], [64, -46]] as const) {
        brush.fill(ellipse(x, y, 5, 4, -20), '#5a4a6a', { shade: 0, line: 0 })
        brush.stroke(curve([[x + 4, y - 1], [x + 6, y - 20], [x + 14, y - 16]]), '#5a4a6a', 2.4)
      }
    },
  }),
  hand({
    name: 'feather', words: /feather|quill/, colour: '#8fb7dd', carry: 'front', foot: 10,
    draw: (brush, colour) => {
      brush.fill(blob([[2, 6], [-6, -18], [2, -44], [18, -60], [20, -36], [12, -12]]), colour)
      brush.stroke(curve([[-2, 14], [4, -14], [16, -54]]), lighten(colour, 0.6), 2.4)
    },
  }),
  hand({
    name: 'letter', words: /\b(letter|envelope|note|postcard)/, colour: '#fff6e2', carry: 'front', foot: 14,
    draw: (brush, colour) => {
      brush.fill(roundRect(-22, -28, 48, 34, 3), colour)
      brush.stroke(curve([[-22, -28], [2, -8], [26, -28]]), darken(colour, 0.3), 2)
      brush.fill(ellipse(2, -10, 6), '#d9574a', { line: 0.5 })
    },
  }),
  hand({
    name: 'bell', words: /\bbell/, colour: '#f0bb4a', carry: 'front', foot: 36,
    draw: (brush, colour) => {
      brush.stroke(ellipse(0, 0, 6), darken(colour, 0.2), 4)
      brush.fill(blob([[-7, 6], [7, 6], [15, 26], [24, 34], [-24, 34], [-15, 26]]), colour)
      brush.fill(ellipse(0, 38, 6), darken(colour, 0.25))
    },
  }),
  hand({
    name: 'paint brush', words: /paint ?brush|\bpaints?\b|palette|crayon/, colour: '#4b86c8', carry: 'front', foot: 12,
    draw: (brush, colour) => {
      brush.fill(tube([[-12, 18], [16, -26]], [3, 4]), '#d9a569')
      brush.fill(tube([[16, -26], [21, -33]], [5, 5]), '#c3cad6')
      brush.fill(blob([[16, -35], [27, -30], [34, -54]]), colour)
    },
  }),
  hand({
    name: 'wand', words: /\bwand/, colour: '#8d6bb8', carry: 'raised', foot: 10,
    draw: (brush, colour) => {
      brush.stroke(curve([[-6, 14], [22, -38]]), colour, 5)
      brush.glow(25, -44, 90, '#ffe28a', 1.4)
      brush.fill(starShape(25, -44, 15, 12), '#f7cf5e', { raw: true })
    },
  }),
  hand({
    name: 'apple', words: /\b(apple|peach|pear|fruit|berry|berries)/, colour: '#dd4f45', carry: 'front', foot: 12,
    draw: (brush, colour) => {
      brush.fill(blob([[0, -22], [14, -26], [22, -12], [12, 6], [0, 4], [-12, 6], [-22, -12], [-14, -26]]), colour)
      brush.stroke(curve([[0, -20], [3, -34]]), '#7d5a45', 3)
      brush.fill(ellipse(10, -32, 8, 4, -24), '#7fae5a', { line: 0.5 })
    },
  }),
  hand({
    name: 'acorn', words: /acorn|\bnuts?\b|seed/, colour: '#c48a4f', carry: 'front', foot: 14,
    draw: (brush, colour) => {
      brush.fill(blob([[-13, -10], [13, -10], [10, 6], [0, 16], [-10, 6]]), colour)
      brush.fill(blob([[-17, -9], [-12, -22], [0, -26], [12, -22], [17, -9], [0, -5]]), darken(colour, 0.32))
      brush.stroke(curve([[0, -25], [2, -33]]), '#6b4a3a', 3.4)
    },
  }),
  hand({
    name: 'shell', words: /shell|conch/, colour: '#f5b8a8', carry: 'front', foot: 10,
    draw: (brush, colour) => paintShell(brush, 2, 8, 40, colour),
  }),
  hand({
    name: 'basket', words: /basket(?!ball)/, colour: '#c9965a', carry: 'front', foot: 54,
    draw: (brush, colour) => {
      brush.stroke(curve([[-24, 26], [-18, 2], [0, -4], [18, 2], [24, 26]]), darken(colour, 0.2), 5)
      for (const [x, c] of [[-13, '#dd4f45'], [4, '#f5c344'], [17, '#dd4f45']] as const) brush.fill(ellipse(x, 24, 10), c, { line: 0.7 })
      brush.fill(blob([[-32, 24], [0, 28], [32, 24], [25, 54], [-25, 54]]), colour)
      for (const y of [33, 43]) brush.stroke(curve([[-28, y], [0, y + 4], [28, y]]), darken(colour, 0.25), 2.4, 0.7)
    },
  }),
  hand({
    name: 'guitar', words: /guitar|ukulele|violin|fiddle/, colour: '#d48a4a', carry: 'front', foot: 34,
    draw: (brush, colour) => {
      brush.fill(tube([[-6, 4], [58, -40]], [5, 4]), '#7d5a45')
      brush.fill(unite([ellipse(-24, 18, 28, 24, -30), ellipse(0, 0, 19, 17, -30)]), colour)
      brush.fill(ellipse(-8, 8, 8), '#5a3a2c', { line: 0 })
      brush.stroke(curve([[-30, 22], [54, -38]]), '#fff2da', 1.4)
    },
  }),
  hand({
    name: 'sword', words: /\b(sword|stick|staff)\b/, colour: '#b98558', carry: 'raised', foot: 10,
    draw: (brush, colour) => {
      brush.fill(tube([[-8, 12], [34, -66]], [4.4, 3]), colour)
      brush.fill(tube([[-12, -8], [12, 6]], [4, 4]), darken(colour, 0.2))
    },
  }),
  hand({
    name: 'watering can', words: /watering/, colour: '#7fb0b8', carry: 'front', foot: 48,
    draw: (brush, colour) => {
      brush.stroke(curve([[-16, 14], [0, -4], [18, 14]]), darken(colour, 0.25), 5)
      brush.fill(tube([[18, 38], [52, 8]], [6, 4]), colour)
      brush.fill(roundRect(-24, 12, 46, 36, 7), colour)
      for (const [x, y] of [[58, 16], [66, 28], [60, 36]] as const) brush.fill(ellipse(x, y, 3, 5), '#bfe0f0', { line: 0.4 })
    },
  }),
]
