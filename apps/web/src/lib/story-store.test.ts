import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'
import { isFinal } from './read-fault.ts'
import { type Draft, discardDraft, dropOrder, forgetStories, keyOfOrder, saveDraft } from './story-store.ts'

beforeEach(forgetStories)

const stored = () => JSON.parse(localStorage.getItem('story-storage') ?? 'null').state

/** The same module in a tab that was loaded afresh. */
async function reload() {
  vi.resetModules()
  return import('./story-store.ts')
}

test('the same order keeps its key, also after a reload', async () => {
  const key = keyOfOrder('u1', 'a book')
  expect(keyOfOrder('u1', 'a book')).toBe(key)
  expect((await reload()).keyOfOrder('u1', 'a book')).toBe(key)
})

test('another order and another account have another key', () => {
  const key = keyOfOrder('u1', 'a book')
  const others = [keyOfOrder('u2', 'a book'), keyOfOrder('u1', 'another book'), keyOfOrder('u1', 'a book')]
  expect(new Set([key, ...others]).size).toBe(4)
})

test.each([
  ['a refusal for good', dropOrder],
  ['the end of the draft', discardDraft],
  ['a sign-out', forgetStories],
])('%s ends the key', (_, end) => {
  const key = keyOfOrder('u1', 'a book')
  end()
  expect(keyOfOrder('u1', 'a book')).not.toBe(key)
})

test('a sign-out leaves nothing of the child behind', () => {
  saveDraft({ userId: 'u1', step: 0, values: { characterName: '圆圆' } } as Draft)
  keyOfOrder('u1', '{"characterName":"圆圆"}')
  forgetStories()
  expect(stored()).toEqual({ draft: null, sentOrder: null, filters: { sortOrder: 'desc' } })
  expect(localStorage.getItem('story-storage')).not.toContain('圆圆')
})

test.each([
  [400, true],
  [402, true],
  [403, true],
  [409, true],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
  [null, false],
])('an answer %s to an order is final: %s', (status, final) => {
  expect(isFinal({ status, code: null, message: '', details: null, offline: false })).toBe(final)
})

test('an id needs no secure page', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(/^[0-9a-f]{32}$/)
  expect(newId()).not.toBe(newId())
  vi.unstubAllGlobals()
})
