import { OUTFIT_COLORS } from './options.ts'
import type { Looks } from './story-order.ts'

/**
 * FNV-1a over UTF-16 units, then mixed as MurmurHash3 ends, since FNV's low bits alone would dress many names alike:
 * small, stable, and the same in the browser and on the server.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

function choose<T>(from: readonly T[], seed: string, field: string): T {
  return from[hash(`${field}:${seed}`) % from.length] as T
}

/**
 * Fills in what the parent left open, from a seed (the child's name), so that the wizard's preview and the
 * illustrator draw the same child (decisions: "The child's looks"). Never invents glasses or aids, and dresses a child
 * so that it may be a boy or a girl, which a name does not say.
 */
export function resolveLooks(chosen: Partial<Looks> | undefined, seed: string): Looks {
  return {
    hairStyle: chosen?.hairStyle ?? choose(['short', 'bob', 'curly'], seed, 'hairStyle'),
    hairColor: chosen?.hairColor ?? choose(['black', 'dark-brown', 'brown'], seed, 'hairColor'),
    skinTone: chosen?.skinTone ?? choose(['porcelain', 'light', 'medium', 'tan'], seed, 'skinTone'),
    outfit:
      chosen?.outfit ?? choose(['t-shirt', 'overalls', 'sweater', 'raincoat', 'hoodie'], seed, 'outfit'),
    outfitColor: chosen?.outfitColor ?? choose(OUTFIT_COLORS, seed, 'outfitColor'),
    glasses: chosen?.glasses ?? false,
    hearingAid: chosen?.hearingAid ?? false,
    wheelchair: chosen?.wheelchair ?? false,
  }
}
