import { describe, expect, it } from 'vitest'
import { LIMITS, type StoryOrderInput, storyOrderSchema, TRAITS } from '../src/index.ts'

const ORDER: StoryOrderInput = {
  characterName: '小满',
  characterAge: 4,
  characterTraits: ['brave'],
  theme: 'adventure',
  setting: 'forest',
  style: 'watercolor',
  voice: 'warm-female',
}
const parse = (change: object) => storyOrderSchema.safeParse({ ...ORDER, ...change })

/** The field that is wrong and why, for an order that is not right. */
function faultOf(change: object): string {
  const issue = parse(change).error?.issues[0]
  return `${issue?.path.join('.')}: ${issue?.code === 'custom' ? issue.message : issue?.code}`
}

const messagesOf = (change: object) => parse(change).error?.issues.map(({ message }) => message)

describe('an order', () => {
  it('needs no more than who, what, where and how', () => {
    expect(storyOrderSchema.parse(ORDER)).toEqual({ ...ORDER, pageCount: 8, imageQuality: 'standard' })
  })

  it.each([
    ['characterAge', LIMITS.characterAge.min, LIMITS.characterAge.max],
    ['pageCount', LIMITS.pageCount.min, LIMITS.pageCount.max],
  ])('takes %s from %i to %i, in whole numbers', (field, min, max) => {
    expect(parse({ [field]: min }).success && parse({ [field]: max }).success).toBe(true)
    for (const wrong of [min - 1, max + 1, min + 0.5, String(min), Number.NaN, null]) {
      expect(parse({ [field]: wrong }).success).toBe(false)
    }
  })

  it('takes one to five traits, each once', () => {
    expect(parse({ characterTraits: TRAITS.slice(0, 5) }).success).toBe(true)
    expect(faultOf({ characterTraits: [] })).toBe('characterTraits: too_small')
    expect(faultOf({ characterTraits: TRAITS.slice(0, 6) })).toBe('characterTraits: too_big')
    expect(faultOf({ characterTraits: ['brave', 'brave'] })).toBe('characterTraits: distinct')
    expect(faultOf({ characterTraits: ['sleepy'] })).toBe('characterTraits.0: invalid_value')
  })

  it('knows no field and no choice beyond its own', () => {
    expect(parse({ credits: 1000 }).success).toBe(false)
    expect(parse({ looks: { hairStyle: 'short', tattoo: 'dragon' } }).success).toBe(false)
    for (const field of ['theme', 'setting', 'style', 'voice', 'language', 'imageQuality']) {
      expect(faultOf({ [field]: 'toString' })).toBe(`${field}: invalid_value`)
    }
  })
})

describe('a line of text', () => {
  it('is trimmed and composed before it is measured', () => {
    expect(parse({ characterName: '  Zoe\u0308 ' }).data?.characterName).toBe('Zoë')
  })

  it('is measured in code points, as a reader counts them', () => {
    expect(parse({ characterName: '𠮷'.repeat(30) }).success).toBe(true)
    expect(faultOf({ characterName: '𠮷'.repeat(31) })).toBe('characterName: tooLong:30')
  })

  it('is not empty, and not made of nothing that shows', () => {
    for (const empty of ['', ' \u3000\n ']) {
      expect(messagesOf({ characterName: empty })).toEqual(['required'])
    }
    expect(faultOf({ characterName: '\u200b' })).toBe('characterName: controlCharacters')
    for (const nothing of ['\u200d', '\u200c\u200c', '\u2800', '\u3164', '\u{e0100}']) {
      expect(faultOf({ title: nothing })).toBe('title: required')
      expect(faultOf({ characterName: nothing })).toBe('characterName: required')
    }
  })

  it('holds no second line, no control character and no mark that turns the direction of writing', () => {
    for (const hidden of ['\n', '\u0000', '\u2028', '\u202e', '\u2066', '\ufeff', '\u{e0041}', '\ud800']) {
      expect(faultOf({ characterName: `小${hidden}满` })).toBe('characterName: controlCharacters')
    }
  })

  it('keeps the joiners that emoji and some scripts are written with', () => {
    for (const line of ['👨‍👩‍👧', 'می‌خواهم']) expect(parse({ title: line }).data?.title).toBe(line)
  })

  it('tells one fault at a time', () => {
    expect(messagesOf({ characterName: '\u200d'.repeat(31) })).toEqual(['tooLong:30'])
    expect(messagesOf({ characterName: 'a\0'.repeat(16) })).toEqual(['tooLong:30'])
    expect(messagesOf({ characterName: '!\0' })).toEqual(['controlCharacters'])
  })

  it('can be read aloud where it is a name', () => {
    for (const name of ['!!!', '…', '👨‍👩‍👧', '·']) {
      expect(faultOf({ characterName: name })).toBe('characterName: unreadableName')
    }
    for (const name of ['小满', 'O’Neil', 'Åse', 'محمد', '7', '小熊🐻']) {
      expect(parse({ characterName: name }).success).toBe(true)
    }
  })
})
