import type { Mark } from '@taleglow/contracts'

/** A word stays lit through the short silence after it, so that the light does not flicker between words. */
const LINGER_MS = 120

/**
 * The word that sounds at a moment, by binary search.
 * @param marks in the order of their `from`
 * @param at milliseconds from the start of the narration
 * @returns index into `marks`, or -1 before the first word and in a pause
 */
export function findMark(marks: readonly Mark[], at: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((marks[middle] as Mark).from <= at) low = middle + 1
    else high = middle
  }
  const mark = marks[low - 1]
  return mark && at < mark.to + LINGER_MS ? low - 1 : -1
}
