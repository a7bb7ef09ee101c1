import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

test('an entry of the wizard names its step and the step that it was opened from', () => {
  expect(readEntry({ step: 0 })).toEqual({ step: 0, from: null })
  expect(readEntry({ step: 4, from: 3 })).toEqual({ step: 4, from: 3 })
})

test('what is not a step of the wizard opens none', () => {
  for (const state of [
    null,
    undefined,
    'signedOut',
    {},
    { step: '1' },
    { step: -1 },
    { step: 5 },
    { step: 0.5 },
  ])
    expect(readEntry(state)).toEqual({ step: null, from: null })
})
