import type { ReadingLevel } from '@taleglow/contracts'
import { replaceName } from './replace-name.ts'

const SENTENCE_END = /[。！？.!?]+/

/** Hanzi, or words, without punctuation; the child's name counts as one (quality: "Reading levels"). */
export function countUnits(text: string, unit: ReadingLevel['unit'], name: string): number {
  if (unit === 'words') {
    const counted = replaceName(text, name, 'name')
    return counted.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  }
  const counted = replaceName(text, name, '名')
  // A Latin word or a number inside Chinese is read as one unit.
  return counted.match(/\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
}

export type LevelReport = { units: number; longestSentence: number; keeps: boolean; farOff: boolean }

/**
 * Holds a page's text against the reading level that was asked for. `farOff` is a text that cannot be used for the
 * age: less than half or more than one and a half times what belongs on the page.
 */
export function measureReadingLevel(text: string, level: ReadingLevel, name: string): LevelReport {
  const units = countUnits(text, level.unit, name)
  const sentences = text.split(SENTENCE_END).map((sentence) => countUnits(sentence, level.unit, name))
  const longestSentence = Math.max(0, ...sentences)
  const [fewest, most] = level.perPage
  return {
    units,
    longestSentence,
    keeps: units >= fewest && units <= most && longestSentence <= level.longestSentence,
    farOff: units < fewest / 2 || units > most * 1.5,
  }
}
