import type { User } from '@taleglow/contracts'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
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

test('without a network nothing is held back without a word: both kinds of calls are made, and fail', async () => {
  onlineManager.setOnline(false)
  const fail = async () => {
    throw new TypeError('Failed to fetch')
  }
  const failing = { queryKey: ['book'], queryFn: fail, retry: false }
  const deletion = new MutationObserver(queryClient, { mutationFn: fail })
  await expect(deletion.mutate()).rejects.toThrow('Failed to fetch')
  await expect(queryClient.fetchQuery(failing)).rejects.toThrow('Failed to fetch')
  onlineManager.setOnline(true)
})

test('what could not be fetched is fetched when the network is back', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => '月亮船']
  const queryFn = () => answers.shift()?.() ?? Promise.reject(new Error('Asked too often'))
  const book = new QueryObserver(queryClient, { queryKey: ['book'], queryFn, retry: false })
  queryClient.mount()
  onlineManager.setOnline(false)
  const stop = book.subscribe(() => {})
  await vi.waitFor(() => expect(book.getCurrentResult().isError).toBe(true))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(book.getCurrentResult().data).toBe('月亮船'))
  stop()
  queryClient.unmount()
})
