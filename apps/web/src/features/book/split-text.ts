import type { Mark } from '@taleglow/contracts'

/** A stretch of a page's text; `mark` is the index of the word it is, null between words. */
export type TextPiece = { text: string; start: number; mark: number | null }

/**
 * Cuts a text into its narrated words and what stands between them. Nothing is lost: the pieces joined are the text.
 * @param marks offsets in UTF-16 units; one that lies outside the text or overlaps an earlier one is passed over
 */
export function splitByMarks(text: string, marks: readonly Mark[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  marks.forEach((mark, index) => {
    if (mark.start < at || mark.end <= mark.start || mark.end > text.length) return
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), start: at, mark: null })
    pieces.push({ text: text.slice(mark.start, mark.end), start: mark.start, mark: index })
    at = mark.end
  })
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, mark: null })
  return pieces
}

const segmenter = new Intl.Segmenter(['zh', 'en'], { granularity: 'word' })

/** Cuts a text that has no marks yet into words, each with the punctuation and spaces that follow it. */
export function splitByWords(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const last = pieces.at(-1)
    if (last && !isWordLike) last.text += segment
    else pieces.push({ text: segment, start: index, mark: null })
  }
  return pieces
}

/**
 * Where the narration of a sentence nearby begins: the first word of this one, or, when that has just been heard or
 * `step` says so, of its neighbour.
 * @param from index of the mark that is lit or was lit last, -1 for none
 * @param step -1 for the sentence before, 1 for the one after
 * @returns index into `marks`, within its bounds
 */
export function neighbourSentence(text: string, marks: readonly Mark[], from: number, step: -1 | 1): number {
  const starts = sentenceStarts(text, marks)
  const current = starts.findLastIndex((start) => start <= Math.max(0, from))
  const next = Math.min(starts.length - 1, Math.max(0, current + step))
  return starts[next] ?? 0
}

function sentenceStarts(text: string, marks: readonly Mark[]): number[] {
  return marks.flatMap((mark, index) => {
    const before = marks[index - 1]
    const gap = before ? text.slice(before.end, mark.start) : '.'
    return /[。！？.!?…\n]/.test(gap) ? [index] : []
  })
}
