import type { BeatText, Noun, Words } from './beat.ts'

export const SLOT_NAMES = ['goal', 'guard', 'small', 'gate', 'gap', 'dark', 'high', 'heavy'] as const
export type SlotName = (typeof SLOT_NAMES)[number]

/** A part of the world: what the challenges find there, where it starts, walks through it, its senses. */
export type SettingMaterial = {
  nouns: Record<SlotName, Noun[]>
  opens: BeatText[]
  walks: BeatText[]
  senses: Words
}
