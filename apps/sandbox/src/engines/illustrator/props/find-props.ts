import type { PropRequest } from '../scene.ts'
import { airyThings } from './airy-things.ts'
import { dwellings } from './dwellings.ts'
import { entrances } from './entrances.ts'
import { gardenThings } from './garden-things.ts'
import { homeThings } from './home-things.ts'
import { musicThings } from './music-things.ts'
import { paperThings } from './paper-things.ts'
import { playThings } from './play-things.ts'
import type { Prop } from './prop.ts'
import { shiningThings } from './shining-things.ts'
import { skyProps } from './sky-props.ts'
import { vehicles } from './vehicles.ts'

/** The vocabulary; a longer thing comes before a shorter one that its words hold ("tree house", "tree"). */
const vocabulary: readonly Prop[] = [
  ...skyProps.filter((p) => p.name === 'hot-air balloon'),
  ...dwellings.filter((p) => p.name === 'tree house'),
  ...shiningThings,
  ...paperThings,
  ...airyThings,
  ...musicThings,
  ...gardenThings,
  ...skyProps,
  ...playThings,
  ...homeThings,
  ...vehicles,
  ...entrances,
  ...dwellings,
]

/** A prop with the colour it is to have. */
export interface ColouredProp {
  prop: Prop
  colour: string
}

/** The props we can draw among those asked for, each once, at most five; others are left out. */
export function findProps(requests: readonly PropRequest[]): ColouredProp[] {
  const found: ColouredProp[] = []
  for (const { phrase, colour } of requests) {
    const prop = vocabulary.find(({ words }) => words.test(phrase))
    if (prop && !found.some((f) => f.prop === prop)) found.push({ prop, colour: colour ?? prop.colour })
  }
  return found.slice(0, 5)
}

/** The names of all things in the vocabulary. */
export const propNames: readonly string[] = vocabulary
  .map(({ name }) => name)
  .filter((n, i, all) => all.indexOf(n) === i)
