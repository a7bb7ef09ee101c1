import type { PropRequest } from '../scene.ts'
import { groundProps } from './ground-props.ts'
import { handProps } from './hand-props.ts'
import { largeProps } from './large-props.ts'
import type { Prop } from './prop.ts'
import { skyProps } from './sky-props.ts'

/** The vocabulary; a longer thing comes before a shorter one that its words hold ("tree house", "tree"). */
const vocabulary: readonly Prop[] = [
  ...skyProps.filter((p) => p.name === 'hot-air balloon'),
  ...largeProps.filter((p) => p.name === 'tree house'),
  ...handProps,
  ...skyProps,
  ...groundProps,
  ...largeProps,
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

export const propNames: readonly string[] = vocabulary.map(({ name }) => name).filter((n, i, all) => all.indexOf(n) === i)
