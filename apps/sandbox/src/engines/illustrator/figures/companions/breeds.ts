import type { Colour } from '../../canvas/colour.ts'
import type { Species } from '../../scene.ts'

/** How a species is built and coloured. */
export interface Breed {
  coat: Colour
  /** Belly and muzzle. */
  belly: Colour
  /** Ears' insides, paws, marks. */
  mark: Colour
  /** Height sitting against a five-year-old child's height. */
  size: number
  /** Half width and height of the head. */
  head: readonly [number, number]
  ears: 'long' | 'pointed' | 'round' | 'floppy' | 'fan' | 'leaf' | 'tufts' | 'none'
  muzzle: 'short' | 'snout' | 'trunk' | 'mask' | 'none'
  tail: 'puff' | 'bush' | 'thin' | 'curl' | 'stub' | 'wag' | 'spiked' | 'none'
  /** Length and half width of the legs. */
  legs: readonly [number, number]
  extra: 'spines' | 'shell' | 'dragon' | 'antlers' | 'stripes' | 'none'
  plan: 'beast' | 'bird' | 'whale'
}

const beast: Breed = {
  coat: '#f3e3cd',
  belly: '#fff6ea',
  mark: '#f3a9a4',
  size: 0.5,
  head: [36, 32],
  ears: 'round',
  muzzle: 'short',
  tail: 'puff',
  legs: [40, 9],
  extra: 'none',
  plan: 'beast',
}

/** The sixteen species. */
export const breeds: Record<Species, Breed> = {
  rabbit: { ...beast, coat: '#f4e8d8', ears: 'long', size: 0.52 },
  fox: {
    ...beast,
    coat: '#e9823f',
    mark: '#5a3a34',
    head: [38, 30],
    ears: 'pointed',
    muzzle: 'mask',
    tail: 'bush',
    legs: [44, 8],
    size: 0.55,
  },
  bear: {
    ...beast,
    coat: '#9b6a48',
    belly: '#e6c8a2',
    mark: '#d69b7c',
    head: [40, 35],
    tail: 'stub',
    legs: [40, 14],
    size: 0.8,
  },
  cat: {
    ...beast,
    coat: '#f0a85a',
    belly: '#fff1dc',
    head: [37, 30],
    ears: 'pointed',
    tail: 'curl',
    legs: [40, 8],
    extra: 'stripes',
    size: 0.48,
  },
  dog: {
    ...beast,
    coat: '#d9a569',
    belly: '#fbeedb',
    mark: '#8f5f3d',
    head: [36, 32],
    ears: 'floppy',
    muzzle: 'snout',
    tail: 'wag',
    legs: [46, 9.5],
    size: 0.55,
  },
  owl: {
    ...beast,
    coat: '#a57a53',
    belly: '#f2dfbd',
    mark: '#7a5638',
    ears: 'tufts',
    plan: 'bird',
    size: 0.47,
  },
  squirrel: {
    ...beast,
    coat: '#c9713c',
    mark: '#e6a07a',
    head: [33, 29],
    ears: 'tufts',
    tail: 'bush',
    legs: [32, 8],
    size: 0.45,
  },
  hedgehog: {
    ...beast,
    coat: '#ecd0a8',
    belly: '#fbebd2',
    mark: '#8a6247',
    head: [33, 27],
    muzzle: 'snout',
    tail: 'none',
    legs: [20, 8],
    extra: 'spines',
    size: 0.42,
  },
  turtle: {
    ...beast,
    coat: '#8dbd6b',
    belly: '#f1e4a8',
    mark: '#a9774a',
    head: [31, 28],
    ears: 'none',
    muzzle: 'none',
    tail: 'stub',
    legs: [24, 11],
    extra: 'shell',
    size: 0.45,
  },
  dragon: {
    ...beast,
    coat: '#69b58d',
    belly: '#f7e7a9',
    mark: '#e9935c',
    head: [38, 32],
    ears: 'leaf',
    muzzle: 'snout',
    tail: 'spiked',
    legs: [42, 12],
    extra: 'dragon',
    size: 0.66,
  },
  elephant: {
    ...beast,
    coat: '#a4aec3',
    belly: '#c9cfdc',
    mark: '#f0b5b0',
    head: [40, 36],
    ears: 'fan',
    muzzle: 'trunk',
    tail: 'thin',
    legs: [42, 16],
    size: 0.84,
  },
  deer: {
    ...beast,
    coat: '#c98d56',
    belly: '#fbead0',
    mark: '#f7e6c8',
    head: [32, 30],
    ears: 'leaf',
    muzzle: 'snout',
    tail: 'puff',
    legs: [58, 7],
    extra: 'antlers',
    size: 0.76,
  },
  penguin: {
    ...beast,
    coat: '#48577a',
    belly: '#fdf8ec',
    mark: '#f2a541',
    ears: 'none',
    plan: 'bird',
    size: 0.52,
  },
  whale: { ...beast, coat: '#5a8fc4', belly: '#eef4f4', mark: '#3f6fa6', plan: 'whale', size: 0.8 },
  bird: {
    ...beast,
    coat: '#5fa8d6',
    belly: '#fdeccb',
    mark: '#f2a541',
    ears: 'none',
    plan: 'bird',
    size: 0.37,
  },
  mouse: {
    ...beast,
    coat: '#b9aeb0',
    belly: '#f5ece6',
    head: [32, 28],
    ears: 'round',
    muzzle: 'snout',
    tail: 'thin',
    legs: [28, 7],
    size: 0.38,
  },
}
