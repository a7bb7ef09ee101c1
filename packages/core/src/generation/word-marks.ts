import type { Language, Mark } from '@taleglow/contracts'
import { type SpokenText, VendorError } from '../ports/index.ts'

const toMs = (seconds: number) => Math.round(seconds * 1000)

/** For each UTF-16 offset of the spoken text, the character (list index) that stands there. */
function indexByOffset(characters: string[]): number[] {
  return characters.flatMap((character, index) => Array.from({ length: character.length }, () => index))
}

/**
 * When each word of `text` sounds, from the times of its characters. Words are those of the language
 * (Intl.Segmenter); punctuation has no mark.
 * @throws VendorError (ended) when the speech is not of the whole text
 */
export function wordMarks(text: string, language: Language, spoken: SpokenText): Mark[] {
  if (spoken.characters.join('') !== text) {
    throw new VendorError('speech', 'ended', 'The speech is not of the whole text')
  }
  const at = indexByOffset(spoken.characters)
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    (word) => word.isWordLike,
  )
  return words.map(({ index: start, segment }) => {
    const end = start + segment.length
    const from = spoken.startSeconds[at[start] as number] as number
    const to = spoken.endSeconds[at[end - 1] as number] as number
    return { start, end, from: toMs(from), to: toMs(Math.max(from, to)) }
  })
}
