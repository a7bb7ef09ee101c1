/** Colours are '#rrggbb' strings throughout the illustrator. */
export type Colour = string
/** Red, green, blue, 0-255 each. */
export type Rgb = readonly [number, number, number]

/** The parts of a colour. */
export function toRgb(colour: Colour): Rgb {
  const n = Number.parseInt(colour.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** The colour of three parts; parts outside 0-255 are brought inside. */
export function toHex(rgb: Rgb): Colour {
  const part = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`
}

/** Linear mix: 0 gives `a`, 1 gives `b`. */
export function mix(a: Colour, b: Colour, amount: number): Colour {
  const [x, y] = [toRgb(a), toRgb(b)]
  return toHex([x[0] + (y[0] - x[0]) * amount, x[1] + (y[1] - x[1]) * amount, x[2] + (y[2] - x[2]) * amount])
}

/** Shadows turn cool and lights turn warm, as a painter mixes them. */
export const darken = (colour: Colour, amount: number) => mix(colour, '#2a1c3f', amount)
export const lighten = (colour: Colour, amount: number) => mix(colour, '#fff8e6', amount)

/** The colour of a thing in coloured light. */
export function multiply(a: Colour, b: Colour): Colour {
  const [x, y] = [toRgb(a), toRgb(b)]
  return toHex([(x[0] * y[0]) / 255, (x[1] * y[1]) / 255, (x[2] * y[2]) / 255])
}

/** Moves a colour away from (above 1) or towards (below 1) its own grey. */
export function saturate(colour: Colour, factor: number): Colour {
  const [r, g, b] = toRgb(colour)
  const grey = luminance(colour)
  return toHex([grey + (r - grey) * factor, grey + (g - grey) * factor, grey + (b - grey) * factor])
}

/** Perceived brightness, 0-255. */
export function luminance(colour: Colour): number {
  const [r, g, b] = toRgb(colour)
  return r * 0.3 + g * 0.59 + b * 0.11
}

/** A CSS colour with an alpha of 0-1. */
export function withAlpha(colour: Colour, alpha: number): string {
  const [r, g, b] = toRgb(colour)
  return `rgba(${r},${g},${b},${Math.max(0, Math.min(1, alpha)).toFixed(3)})`
}
