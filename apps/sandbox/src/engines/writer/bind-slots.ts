import type { Arc } from './compose-arc.ts'
import type { Noun, Tongue } from './material/beat.ts'
import { SLOT_NAMES } from './material/setting.ts'
import type { Slots } from './render-text.ts'

/** @returns the values of all slots for one cast of a book's setting. */
export function bindSlots(arc: Arc, scene: 0 | 1, tongue: Tongue): Slots {
  const { companion, plot } = arc
  const { kind, coat, wear } = companion
  const slots: Slots = {
    c: companion.name[tongue],
    kind: kind.noun[tongue],
    'a kind':
      tongue === 'zh' ? `一${kind.measure}${coat.zh}的${kind.noun.zh}` : `a ${coat.en} ${kind.noun.en}`,
    cry: kind.cry[tongue],
    snack: companion.snack[tongue],
    wear: wear[tongue],
    'a wear': tongue === 'zh' ? wear.zh : `${article(wear.en)} ${wear.en}`,
  }
  bindNoun(slots, 'thing', plot.thing, tongue)
  for (const name of SLOT_NAMES) bindNoun(slots, name, arc.nouns[scene]?.[name], tongue)
  return slots
}

function bindNoun(slots: Slots, name: string, noun: Noun | undefined, tongue: Tongue): void {
  if (!noun) return
  slots[name] = noun.known[tongue]
  slots[`a ${name}`] = noun.first[tongue]
}

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}
