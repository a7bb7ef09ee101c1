import type { Style } from '../styles/style.ts'
import { type Colour, mix, multiply, saturate, toRgb } from './colour.ts'

/** The times of day that prompts name. */
export type TimeOfDay = 'morning' | 'day' | 'sunset' | 'night'

/** The light of a time of day. */
export interface Light {
  time: TimeOfDay
  /** Sky from zenith to horizon. */
  sky: readonly [Colour, Colour, Colour]
  /** What white looks like in the open, and on the figures (always lighter: faces must stay readable). */
  ambient: Colour
  figureAmbient: Colour
  /** Colour that distance fades to. */
  haze: Colour
  /** Colour of the sun or moon, and of the rim it draws. */
  beam: Colour
}

const lights: Record<TimeOfDay, Light> = {
  morning: {
    time: 'morning',
    sky: ['#a9d8ee', '#e3f0e6', '#ffe9c4'],
    ambient: '#fff3e0',
    figureAmbient: '#fffaf2',
    haze: '#f8ecd2',
    beam: '#ffe2a0',
  },
  day: {
    time: 'day',
    sky: ['#7cc6ee', '#b9e3f4', '#eaf6ea'],
    ambient: '#ffffff',
    figureAmbient: '#ffffff',
    haze: '#d5ecf0',
    beam: '#fff0b0',
  },
  sunset: {
    time: 'sunset',
    sky: ['#6f76bd', '#f0a08c', '#ffd794'],
    ambient: '#f7cfae',
    figureAmbient: '#ffeedd',
    haze: '#f5b68e',
    beam: '#ffb35c',
  },
  night: {
    time: 'night',
    sky: ['#141c4a', '#26397a', '#4f69a8'],
    ambient: '#7488c0',
    figureAmbient: '#e2dded',
    haze: '#33508c',
    beam: '#fff1c0',
  },
}

/** The light of a time of day. */
export const findLight = (time: TimeOfDay): Light => lights[time]

/** Colour as the style mixes it. */
export const styled = (colour: Colour, style: Style): Colour =>
  mix(saturate(colour, style.saturation), style.wash, style.washed)

/** Draws a colour most of the way to the nearest of a style's palette. */
function limited(colour: Colour, palette: readonly Colour[]): Colour {
  if (palette.length === 0) return colour
  const [r, g, b] = toRgb(colour)
  const distance = (other: Colour) => {
    const [x, y, z] = toRgb(other)
    return (x - r) ** 2 + 1.4 * (y - g) ** 2 + (z - b) ** 2
  }
  const nearest = palette.reduce((best, next) => (distance(next) < distance(best) ? next : best))
  return mix(colour, nearest, 0.78)
}

/** Colour of the sky and other things that are seen as they are. */
export const plain = (colour: Colour, style: Style): Colour => limited(styled(colour, style), style.palette)

/** Colour in the open air: ambient light, then haze by depth (0 near, 1 horizon). */
export const graded = (colour: Colour, light: Light, style: Style, depth: number): Colour =>
  limited(
    mix(
      multiply(styled(colour, style), light.ambient),
      styled(light.haze, style),
      depth * (style.palette.length > 0 ? 0.34 : 0.72),
    ),
    style.palette,
  )

/** Colour on a figure. */
export const lit = (colour: Colour, light: Light, style: Style): Colour => {
  const lift = style.finish === 'glow' ? 0.14 : light.time === 'night' ? 0.06 : 0
  return mix(multiply(styled(colour, style), light.figureAmbient), '#ffe3c0', lift)
}
