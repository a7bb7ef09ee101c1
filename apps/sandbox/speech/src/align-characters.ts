import type { Anchor } from './time-words.ts'

export interface Alignment {
  characters: string[]
  /** Seconds, never falling, one for each character. */
  starts: number[]
  ends: number[]
}

/**
 * Gives every character its time: those of a word share the word's, those between words share the time between.
 * @param anchors in order of the text
 * @param shift seconds that the encoder puts before the sound
 * @param duration of the whole before that shift
 */
export function alignCharacters(
  characters: readonly string[],
  anchors: readonly Anchor[],
  shift: number,
  duration: number,
): Alignment {
  const edges = new Array<number>(characters.length + 1).fill(0)
  const spread = (from: number, to: number, start: number, end: number) => {
    for (let index = from; index <= to; index += 1) {
      edges[index] = start + ((end - start) * (index - from)) / Math.max(1, to - from)
    }
  }
  let at = 0
  let time = 0
  for (const { from, to, start, end } of anchors) {
    spread(at, from, time, start)
    spread(from, to, start, end)
    at = to
    time = end
  }
  spread(at, characters.length, time, duration)
  const shifted = edges.map((edge) => Math.round((edge + shift) * 1000) / 1000)
  return { characters: [...characters], starts: shifted.slice(0, -1), ends: shifted.slice(1) }
}
