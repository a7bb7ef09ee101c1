import { findColour, namedColours } from './palette.ts'
import {
  type AnimalPose,
  allSpecies,
  animalPoses,
  type Companion,
  type Expression,
  expressions,
  type Species,
} from './scene.ts'

const otherNames: Record<string, Species> = {
  bunny: 'rabbit',
  hare: 'rabbit',
  kitten: 'cat',
  kitty: 'cat',
  puppy: 'dog',
  cub: 'bear',
  panda: 'bear',
  fawn: 'deer',
  tortoise: 'turtle',
  robin: 'bird',
  sparrow: 'bird',
  duck: 'bird',
  wolf: 'fox',
  dolphin: 'whale',
  chipmunk: 'squirrel',
}

function findSpecies(text: string): Species | null {
  const bracketed = /\(([a-z ]+)\)/.exec(text)?.[1] ?? ''
  const words = [...(bracketed.match(/[a-z]+/g) ?? []), ...(text.match(/[a-z]+/g) ?? [])]
  for (const word of words) {
    const single = word.replace(/s$/, '')
    const found = allSpecies.find((s) => s === word || s === single) ?? otherNames[word] ?? otherNames[single]
    if (found) return found
  }
  return null
}

const accessoryWords: readonly [RegExp, NonNullable<Companion['accessory']>][] = [
  [/scarf|cape|shawl/, 'scarf'],
  [/\bhat\b|\bcap\b|beret/, 'hat'],
  [/\bbow\b|ribbon/, 'bow'],
  [/collar|\bbell\b/, 'collar'],
  [/glasses|spectacles/, 'glasses'],
  [/backpack|satchel|\bbag\b/, 'backpack'],
]

function firstListed<T extends string>(text: string, label: string, list: readonly T[], fallback: T): T {
  const part = new RegExp(`${label}\\s*:\\s*([^.]*)`).exec(text)?.[1] ?? ''
  return list.find((word) => part.includes(word)) ?? fallback
}

/** Reads the companion animal; null when none is named. */
export function parseCompanion(line: string): Companion | null {
  const text = line.toLowerCase()
  const species = findSpecies(text)
  if (!species) return null
  const look = text.split(/\bpose\s*:/)[0] ?? ''
  const [body, extras = ''] = look.split(/\b(?:with|wearing|in)\b(.*)/s)
  const before = (body ?? '').split(new RegExp(`\\b${species}`))[0] ?? ''
  const accessory = accessoryWords.find(([words]) => words.test(extras))
  const near = accessory ? (extras.split(accessory[0])[0] ?? '').split(/\band\b|,/).pop() : ''
  return {
    species,
    coat: findColour(before),
    accessory: accessory?.[1] ?? null,
    accessoryColour: findColour(near ?? '') ?? (namedColours.red as string),
    pose: firstListed<AnimalPose>(text, 'pose', animalPoses, 'sitting'),
    expression: firstListed<Expression>(text, 'expression', expressions, 'happy'),
  }
}
