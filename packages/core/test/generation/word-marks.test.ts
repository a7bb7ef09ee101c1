import { describe, expect, it } from 'vitest'
import { wordMarks } from '../../src/generation/word-marks.ts'

/** Each character sounds for a tenth of a second. */
function speakEvenly(text: string) {
  const characters = [...text]
  return {
    audio: new Uint8Array(),
    characters,
    startSeconds: characters.map((_, index) => index / 10),
    endSeconds: characters.map((_, index) => (index + 1) / 10),
  }
}

describe('wordMarks', () => {
  it('marks Chinese by word, not by character, and leaves punctuation out', () => {
    const text = '小兔子高兴地跳起来。'
    const marks = wordMarks(text, 'zh', speakEvenly(text))
    const words = marks.map((mark) => text.slice(mark.start, mark.end))
    expect(words).toContain('兔子')
    expect(words.join('')).toBe('小兔子高兴地跳起来')
  })

  it('gives each word the time of its first and last character', () => {
    const text = 'Mia runs.'
    expect(wordMarks(text, 'en', speakEvenly(text))).toEqual([
      { start: 0, end: 3, from: 0, to: 300 },
      { start: 4, end: 8, from: 400, to: 800 },
    ])
  })

  it('counts offsets in UTF-16 when a character takes two units', () => {
    const text = '𠮷𠮷 好'
    const marks = wordMarks(text, 'zh', speakEvenly(text))
    expect(text.slice(marks.at(-1)?.start, marks.at(-1)?.end)).toBe('好')
    expect(marks.at(-1)).toMatchObject({ start: 5, from: 300, to: 400 })
  })

  it('refuses speech that is not of the whole text', () => {
    expect(() => wordMarks('Mia runs away.', 'en', speakEvenly('Mia runs'))).toThrow(/whole text/)
  })
})
