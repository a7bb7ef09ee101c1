import { HAIR_COLORS, HAIR_STYLES, OUTFIT_COLORS, OUTFITS, SKIN_TONES } from './options.ts'
import type { Looks } from './story-order.ts'

/** FNV-1a over UTF-16 units: small, stable, and the same in the browser and on the server. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}

function choose<T>(from: readonly T[], seed: string, field: string): T {
  return from[hash(`${field}:${seed}`) % from.length] as T
}

/**
 * Fills in what the parent left open, from a seed (the child's name), so that the wizard's preview and the
 * illustrator draw the same child (decisions: "The child's looks"). Never invents glasses or aids.
 */
export function resolveLooks(chosen: Partial<Looks> | undefined, seed: string): Looks {
  return {
    hairStyle: chosen?.hairStyle ?? choose(HAIR_STYLES, seed, 'hairStyle'),
    hairColor: chosen?.hairColor ?? choose(HAIR_COLORS.slice(0, 3), seed, 'hairColor'),
    skinTone: chosen?.skinTone ?? choose(SKIN_TONES.slice(0, 4), seed, 'skinTone'),
    outfit: chosen?.outfit ?? choose(OUTFITS, seed, 'outfit'),
    outfitColor: chosen?.outfitColor ?? choose(OUTFIT_COLORS, seed, 'outfitColor'),
    glasses: chosen?.glasses ?? false,
    hearingAid: chosen?.hearingAid ?? false,
    wheelchair: chosen?.wheelchair ?? false,
  }
}
