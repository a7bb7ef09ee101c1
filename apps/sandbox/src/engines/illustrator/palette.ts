import type { Colour } from './canvas/colour.ts'

/** Skin by the words of the child phrase. */
export const skinTones: Record<string, Colour> = {
  porcelain: '#fbe3d4',
  light: '#f7d3b5',
  medium: '#e9b98f',
  tan: '#d39b6c',
  brown: '#a86d47',
  deep: '#744731',
}

/** Hair by the words of the child phrase. */
export const hairColours: Record<string, Colour> = {
  black: '#332b33',
  'dark brown': '#4c3228',
  brown: '#7d4f30',
  blonde: '#e7bd65',
  red: '#c2582c',
  grey: '#a7a4a8',
}

/** Colours of cloth, and of any thing the prompt gives a colour to. */
export const namedColours: Record<string, Colour> = {
  red: '#dd4f45',
  orange: '#ee8c3c',
  yellow: '#f5c344',
  green: '#6cab5b',
  blue: '#4b86c8',
  purple: '#8d6bb8',
  pink: '#f08fa6',
  white: '#f7f1e6',
  teal: '#3aa39b',
  golden: '#f3bd45',
  gold: '#f3bd45',
  silver: '#c3cad6',
  brown: '#9a6a45',
  black: '#47414c',
  grey: '#9d9aa3',
  gray: '#9d9aa3',
  cream: '#f4e4c4',
  ginger: '#e58a42',
  rainbow: '#f08fa6',
}

/** The first colour word in a phrase. */
export function findColour(phrase: string): Colour | null {
  const words = phrase.toLowerCase().match(/[a-z]+/g) ?? []
  for (const word of words) if (namedColours[word]) return namedColours[word]
  return null
}
