/** The two languages a story is written in. */
export type Tongue = 'zh' | 'en'

/** One thing said natively in both languages. */
export type Words = Record<Tongue, string>

/** A thing, a place or a creature: how it is called when it is new, and afterwards. */
export type Noun = { known: Words; first: Words }

/** What the picture of a beat shows. */
export type Sight = Words & { act: string }

/**
 * One step of a story. Each language holds one line of text a row. A row that starts with `!` carries the
 * story and is always told; ` | ` parts ways of saying the same, so that every age finds one that fits.
 * Row i says the same thing in both languages, which keeps the pages of a bilingual book parallel.
 */
export type Beat = { id: string; sight: Sight; text: Words }

/** Step as material states it; ids are given where the steps are gathered. */
export type BeatText = Omit<Beat, 'id'>

/**
 * @param act `pose expression [view] | pose expression [| weather]` of the child, then of the companion
 * @param sight what is to be seen, zh and en
 * @param zh rows of Chinese text
 * @param en rows of English text
 */
export function beat(act: string, sight: [string, string], zh: string, en: string): BeatText {
  return { sight: { act, zh: sight[0], en: sight[1] }, text: { zh, en } }
}

/** @returns a noun from 'known | first' in each language. */
export function noun(zh: string, en: string): Noun {
  const [zhKnown = '', zhFirst = zhKnown] = zh.split('|').map((part) => part.trim())
  const [enKnown = '', enFirst = enKnown] = en.split('|').map((part) => part.trim())
  return { known: { zh: zhKnown, en: enKnown }, first: { zh: zhFirst, en: enFirst } }
}

/** @returns the rows of a text block, without blank ones. */
export function rowsOf(text: string): string[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
}
