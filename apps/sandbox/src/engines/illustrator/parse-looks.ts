import { hairColours, namedColours, skinTones } from './palette.ts'
import { type HairStyle, type Looks, type Outfit, outfits } from './scene.ts'

const hairWords: readonly [RegExp, HairStyle][] = [
  [/afro/, 'afro'],
  [/pigtails|bunches/, 'pigtails'],
  [/braids|plaits/, 'braids'],
  [/ponytail/, 'ponytail'],
  [/\bbun\b/, 'bun'],
  [/buzz/, 'buzz'],
  [/\bbob\b/, 'bob'],
  [/curly|curls/, 'curly'],
  [/\blong\b[a-z ]*hair/, 'long'],
]

function findOutfit(wearing: string): Outfit {
  const named = outfits.find((outfit) => wearing.includes(outfit))
  if (named) return named
  if (/pajamas|nightgown/.test(wearing)) return 'pyjamas'
  if (/coat|jacket|cloak/.test(wearing)) return 'raincoat'
  if (/jumper|cardigan|sweat/.test(wearing)) return 'sweater'
  return /skirt|gown/.test(wearing) ? 'dress' : 't-shirt'
}

function findHairColour(text: string): string {
  const phrase = /([a-z ]*?)\b(?:bob|afro|buzz|hair|curls|curly)[a-z ]*/.exec(text)?.[0] ?? text
  const named = Object.keys(hairColours)
    .sort((a, b) => b.length - a.length)
    .find((colour) => phrase.includes(colour))
  return hairColours[named ?? (/blond|golden hair/.test(phrase) ? 'blonde' : 'dark brown')] as string
}

/** Reads the child's looks; the same phrase always gives the same looks. */
export function parseLooks(phrase: string): Looks {
  const text = phrase.toLowerCase()
  const wearing = /wearing ([^.]*)/.exec(text)?.[1] ?? text
  const cloth = /\b(red|orange|yellow|green|blue|purple|pink|white|teal)\b/.exec(wearing)?.[1] ?? 'red'
  const skin = /\b(porcelain|light|medium|tan|brown|deep)\b(?=[a-z ]* skin)/.exec(text)?.[1] ?? 'light'
  return {
    age: Math.max(2, Math.min(11, Number(/(\d+)[ -]year/.exec(text)?.[1] ?? 5))),
    skin: skinTones[skin] as string,
    hair: findHairColour(text.split('wearing')[0] ?? text),
    hairStyle: hairWords.find(([words]) => words.test(text))?.[1] ?? 'short',
    outfit: findOutfit(wearing),
    cloth: namedColours[cloth] as string,
    glasses: /glasses/.test(text),
    hearingAid: /hearing aid/.test(text),
    wheelchair: /wheelchair/.test(text),
  }
}
