import { describe, expect, it } from 'vitest'
import { neighbourSentence, splitByMarks, splitByWords } from './split-text.ts'

const mark = (start: number, end: number) => ({ start, end, from: start * 100, to: end * 100 })

describe('splitByMarks', () => {
  it('keeps every character of the text', () => {
    const text = '“月亮，你好！”乐乐说。'
    const pieces = splitByMarks(text, [mark(1, 3), mark(4, 6), mark(8, 10), mark(10, 11)])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter((piece) => piece.mark !== null).map((piece) => piece.text)).toEqual([
      '月亮',
      '你好',
      '乐乐',
      '说',
    ])
  })

  it('counts in UTF-16 units, so that a character outside the basic plane does not shift the light', () => {
    const pieces = splitByMarks('𠮷吉', [mark(0, 2), mark(2, 3)])
    expect(pieces.map((piece) => piece.text)).toEqual(['𠮷', '吉'])
  })

  it('passes over marks that overlap or reach past the text', () => {
    const pieces = splitByMarks('abc', [mark(0, 2), mark(1, 3), mark(2, 9), mark(2, 2)])
    expect(pieces).toEqual([
      { text: 'ab', start: 0, mark: 0 },
      { text: 'c', start: 2, mark: null },
    ])
  })

  it('gives one piece without marks and none without text', () => {
    expect(splitByMarks('Hi', [])).toEqual([{ text: 'Hi', start: 0, mark: null }])
    expect(splitByMarks('', [])).toEqual([])
  })
})

describe('splitByWords', () => {
  it.each(['小兔子跳进了月光里。它笑了！', 'The moon, at last, came home.', ''])(
    'keeps every character of %j',
    (text) => {
      const joined = splitByWords(text)
        .map((piece) => piece.text)
        .join('')
      expect(joined).toBe(text)
    },
  )

  it('leaves punctuation with the word before it', () => {
    expect(splitByWords('Oh, no!').map((piece) => piece.text)).toEqual(['Oh, ', 'no!'])
  })
})

describe('neighbourSentence', () => {
  const text = '天黑了。月亮来。晚安！'
  const marks = [mark(0, 2), mark(2, 3), mark(4, 6), mark(6, 7), mark(8, 10)]

  it('goes to the first word of the sentence after and before', () => {
    expect(neighbourSentence(text, marks, 1, 1)).toBe(2)
    expect(neighbourSentence(text, marks, 3, -1)).toBe(0)
  })

  it('stays inside the page', () => {
    expect(neighbourSentence(text, marks, 4, 1)).toBe(4)
    expect(neighbourSentence(text, marks, -1, -1)).toBe(0)
    expect(neighbourSentence('', [], -1, 1)).toBe(0)
  })
})
