import { expect, it } from 'vitest'
import { isDebugUser } from '../src/index.ts'

it.each([
  [{ isDebugUser: true }],
  [{ email: 'the.DEBUG.one@example.com' }],
  [{ id: 'debug-user-1' }],
  [{ name: 'Debug User' }],
  [{ name: '调试用户' }],
])('turns %o away', (user) => {
  expect(isDebugUser(user)).toBe(true)
})

it('lets parents in', () => {
  expect(isDebugUser({ id: '01a1', email: 'mum@example.com', name: '林妈妈', isDebugUser: false })).toBe(
    false,
  )
  expect(isDebugUser({})).toBe(false)
})
