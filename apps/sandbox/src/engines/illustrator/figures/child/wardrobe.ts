import { type Colour, luminance, mix } from '../../canvas/colour.ts'
import type { Looks, Outfit } from '../../scene.ts'

/** Colours and cuts of all that a child wears; follows from its looks alone. */
export interface Wardrobe {
  top: Colour
  trim: Colour
  /** Part of the arm that the sleeve covers, 0-1. */
  sleeve: number
  sleeveColour: Colour
  legs: Colour | null
  /** Part of the leg that trousers cover. */
  legLength: number
  shoes: Colour
  boots: boolean
  /** Half width of the hem against the hips, and how far it falls below them. */
  flare: number
  fall: number
}

const reds = ['#dd4f45', '#f08fa6', '#ee8c3c']

/** The wardrobe for an outfit of the vocabulary. */
export function findWardrobe(looks: Looks): Wardrobe {
  const { cloth } = looks
  const warm = reds.includes(cloth)
  const trim = luminance(cloth) > 200 ? '#e9a24c' : '#fbf1dc'
  const trousers = warm ? '#4d6c98' : cloth === '#4b86c8' ? '#d8b07a' : '#5a6f94'
  const shoes = warm ? '#f0e2cc' : '#c4574a'
  const plain = {
    top: cloth,
    trim,
    sleeve: 0.9,
    sleeveColour: cloth,
    shoes,
    boots: false,
    flare: 1.06,
    fall: 7,
  }
  const cuts: Record<Outfit, Wardrobe> = {
    't-shirt': { ...plain, sleeve: 0.4, legs: trousers, legLength: 0.56 },
    dress: { ...plain, sleeve: 0.32, legs: null, legLength: 0, flare: 2, fall: 30 },
    overalls: {
      ...plain,
      top: '#f8eddb',
      sleeveColour: '#f8eddb',
      sleeve: 0.42,
      legs: cloth,
      legLength: 0.93,
      trim: mix(cloth, '#3a2a20', 0.25),
    },
    sweater: { ...plain, legs: trousers, legLength: 0.95, flare: 1.16 },
    raincoat: {
      ...plain,
      legs: '#54648a',
      legLength: 0.95,
      flare: 1.6,
      fall: 26,
      boots: true,
      shoes: mix(cloth, '#7a3b2a', 0.45),
    },
    hoodie: { ...plain, legs: '#6a6d86', legLength: 0.95, flare: 1.16 },
    pyjamas: { ...plain, legs: cloth, legLength: 0.97, flare: 1.14, shoes: '#f3d7bd' },
    tunic: {
      ...plain,
      legs: '#8a6a4f',
      legLength: 0.95,
      flare: 1.55,
      fall: 24,
      boots: true,
      shoes: '#7c5038',
    },
  }
  return cuts[looks.outfit]
}
