import type { Tongue } from './material/beat.ts'

/** Stands for the child's name until a page is finished, so that any name counts as one. */
export const NAME_MARK = '\uE000'

const COUNTED: Record<Tongue, RegExp> = {
  zh: /\uE000|\p{Script=Han}|[\p{Script=Latin}\d]+/gu,
  en: /\uE000|[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu,
}

/** @returns hanzi (zh) or words (en) in a text, without punctuation. */
export function countText(text: string, tongue: Tongue): number {
  return text.match(COUNTED[tongue])?.length ?? 0
}

/** @returns the length of the longest sentence; a sentence ends at 。！？.!? */
export function countLongestSentence(text: string, tongue: Tongue): number {
  return Math.max(0, ...text.split(/[。！？.!?]/).map((sentence) => countText(sentence, tongue)))
}
