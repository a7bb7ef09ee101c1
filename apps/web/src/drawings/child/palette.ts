import type { Looks } from '@taleglow/contracts'

/** The colours that the picture model is asked for too, so that the preview and the book show the same child. */
export const SKIN: Record<Looks['skinTone'], string> = {
  porcelain: '#fbe3d4',
  light: '#f7d3b5',
  medium: '#e9b98f',
  tan: '#d39b6c',
  brown: '#a86d47',
  deep: '#744731',
}

export const HAIR: Record<Looks['hairColor'], string> = {
  black: '#332b33',
  'dark-brown': '#4c3228',
  brown: '#7d4f30',
  blonde: '#e7bd65',
  red: '#c2582c',
  grey: '#a7a4a8',
}

export const CLOTH: Record<Looks['outfitColor'], string> = {
  red: '#dd4f45',
  orange: '#ee8c3c',
  yellow: '#f5c344',
  green: '#6cab5b',
  blue: '#4b86c8',
  purple: '#8d6bb8',
  pink: '#f08fa6',
  white: '#f7f1e6',
  teal: '#3aa39b',
}

/** The same colour in shade. */
export const shaded = (colour: string, percent = 16): string =>
  `color-mix(in oklab, ${colour}, #2b1d2e ${percent}%)`

/** The same colour in light. */
export const lit = (colour: string, percent = 22): string =>
  `color-mix(in oklab, ${colour}, white ${percent}%)`
