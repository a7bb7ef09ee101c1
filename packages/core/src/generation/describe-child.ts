import type { Looks } from '@taleglow/contracts'

const HAIR: Record<Looks['hairStyle'], (color: string) => string> = {
  short: (color) => `short ${color} hair`,
  bob: (color) => `a ${color} bob haircut`,
  long: (color) => `long ${color} hair`,
  ponytail: (color) => `${color} hair in a ponytail`,
  pigtails: (color) => `${color} hair in two pigtails`,
  braids: (color) => `${color} hair in two braids`,
  curly: (color) => `curly ${color} hair`,
  afro: (color) => `a ${color} afro`,
  bun: (color) => `${color} hair in a bun`,
  buzz: (color) => `a ${color} buzz cut`,
}

const PLURAL_OUTFITS: readonly Looks['outfit'][] = ['overalls', 'pyjamas']

/**
 * The child in words for the picture model, the same on every page. The name stays with us: the picture model has
 * no use for it (children's data: as little as possible).
 */
export function describeChild(looks: Looks, age: number): string {
  const outfit = `${looks.outfitColor} ${looks.outfit}`
  const traits = [
    HAIR[looks.hairStyle](looks.hairColor.replace('-', ' ')),
    `${looks.skinTone} skin`,
    looks.glasses && 'round glasses',
    looks.hearingAid && 'a hearing aid',
    `wearing ${PLURAL_OUTFITS.includes(looks.outfit) ? outfit : `a ${outfit}`}`,
    looks.wheelchair && 'sitting in a wheelchair',
  ]
  return `a ${age}-year-old child with ${traits.filter(Boolean).join(', ')}`
}
