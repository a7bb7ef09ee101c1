import { type Sound, sampleRate } from './espeak.ts'
import type { SpokenWord } from './pronounce-run.ts'

/** A word of the text with its time in seconds. */
export interface Anchor {
  from: number
  to: number
  start: number
  end: number
}

const longestGap = 0.03
const gapShare = 0.15

/**
 * Gives each word of a run its time: from where eSpeak began it to just before the next.
 * A word that eSpeak told no start for shares the time of its neighbours.
 * @param offset where the run begins in the whole, in seconds
 * @param joined whether the words follow without a gap, as hanzi do
 */
export function timeWords(
  words: readonly SpokenWord[],
  sound: Sound,
  offset: number,
  joined: boolean,
): Anchor[] {
  const duration = sound.samples.length / sampleRate
  const starts = fillGaps(
    words.map((word, index) => startOf(word, words[index + 1], sound)),
    duration,
  )
  return words.map(({ from, to }, index) => {
    const start = starts[index] ?? 0
    const next = starts[index + 1] ?? duration
    const gap = joined || index === words.length - 1 ? 0 : Math.min(longestGap, (next - start) * gapShare)
    return { from, to, start: offset + start, end: offset + next - gap }
  })
}

function startOf(word: SpokenWord, next: SpokenWord | undefined, { starts }: Sound): number | undefined {
  return starts.find(({ at }) => at >= word.at && at < (next?.at ?? Number.POSITIVE_INFINITY))?.seconds
}

/** Puts unknown starts evenly between the known ones around them and keeps all in order. */
function fillGaps(starts: readonly (number | undefined)[], duration: number): number[] {
  const filled: number[] = []
  let known = 0
  for (let index = 0; index < starts.length; index += 1) {
    const start = index === 0 ? 0 : starts[index]
    if (start !== undefined) {
      filled.push(Math.max(known, Math.min(start, duration)))
    } else {
      const ahead = starts.findIndex((value, position) => position > index && value !== undefined)
      const until = ahead < 0 ? duration : Math.max(known, starts[ahead] ?? duration)
      const steps = (ahead < 0 ? starts.length : ahead) - index + 1
      filled.push(known + (until - known) / steps)
    }
    known = filled[index] ?? known
  }
  return filled
}
