import type { User } from '@taleglow/contracts'
import { expect, test } from 'vitest'
import { clearSession, storeSession } from './auth-store.ts'
import { queryClient } from './query-client.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: '2030-01-01T00:00:00Z' }
const signIn = (id: string, credits = 50) => storeSession({ user: { id, credits } as User, tokens })

test('what was loaded stays while the same parent is signed in, and no longer', () => {
  const shelf = () => queryClient.getQueryData(['shelf'])
  signIn('u1')
  queryClient.setQueryData(['shelf'], ['月亮船'])
  signIn('u1', 20)
  expect(shelf()).toEqual(['月亮船'])
  signIn('u2')
  expect(shelf()).toBeUndefined()
  queryClient.setQueryData(['shelf'], ['星星糖'])
  clearSession()
  expect(shelf()).toBeUndefined()
})
