import { expect, it } from 'vitest'
import { looksSchema, resolveLooks } from '../src/index.ts'

const NAMES = ['小满', '乐乐', 'Maya', 'Oliver', '豆豆', '安安', 'Zoë', '👧', 'A', '欧阳小满']

it('draws the same child from the same name, and complete', () => {
  for (const name of NAMES) {
    expect(looksSchema.parse(resolveLooks(undefined, name))).toEqual(resolveLooks({}, name))
  }
})

it('draws different children from different names', () => {
  const names = Array.from({ length: 500 }, (_, index) => `${String.fromCodePoint(0x4e00 + index * 37)}宝`)
  const children = new Set(names.map((name) => JSON.stringify(resolveLooks({}, name))))
  expect(children.size).toBeGreaterThan(400)
})

it('does not guess from a name whether it is a boy or a girl', () => {
  for (const name of NAMES) {
    const { hairStyle, outfit } = resolveLooks({}, name)
    expect(['short', 'bob', 'curly']).toContain(hairStyle)
    expect(['dress', 'tunic']).not.toContain(outfit)
  }
})

it('never changes what was chosen', () => {
  const chosen = { hairColor: 'grey', skinTone: 'deep', wheelchair: true } as const
  for (const name of NAMES) expect(resolveLooks(chosen, name)).toMatchObject(chosen)
})

it('never invents glasses or aids', () => {
  for (const name of NAMES) {
    expect(resolveLooks({}, name)).toMatchObject({ glasses: false, hearingAid: false, wheelchair: false })
  }
})
