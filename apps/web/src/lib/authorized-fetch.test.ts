import type { User } from '@taleglow/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storeSession, useAuthStore } from './auth-store.ts'
import { authorizedFetch } from './authorized-fetch.ts'
import { setNavigation } from './go-to.ts'
import { Offline } from './offline.ts'
import { streamFetch } from './stream-fetch.ts'

vi.mock('./i18n.ts', () => ({ currentLanguage: () => 'en' }))

const visited: string[] = []
const server = vi.fn<(path: string, headers: Headers) => Response>()

beforeEach(() => {
  clearSession()
  visited.length = 0
  setNavigation((path) => visited.push(path))
  server.mockReset()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => server(path, new Headers(init.headers)))
  storeSession({ user: parent('u1'), tokens: tokens('old') })
})

const parent = (id: string) => ({ id, name: 'Ann', email: 'ann@example.com' }) as User
const tokens = (accessToken: string) => ({
  accessToken,
  refreshToken: 'r',
  expiresAt: '2030-01-01T00:00:00Z',
})

const refreshed = () => Response.json({ success: true, data: { token: 'new', refreshToken: 'r2' } })

test('a call carries the token and the language of the moment', async () => {
  server.mockReturnValue(new Response('ok'))
  await authorizedFetch('/trpc/x')
  const headers = server.mock.calls[0]?.[1]
  expect(headers?.get('authorization')).toBe('Bearer old')
  expect(headers?.get('accept-language')).toBe('en')
})

test('a 401 is answered with one refresh and one more try with the new token', async () => {
  server.mockImplementation((path, headers) => {
    if (path === '/api/auth/refresh') return refreshed()
    return new Response(null, { status: headers.get('authorization') === 'Bearer new' ? 200 : 401 })
  })
  const answers = await Promise.all(['/a', '/b', '/c'].map((path) => authorizedFetch(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(server.mock.calls.filter(([path]) => path === '/api/auth/refresh')).toHaveLength(1)
})

test('a call is retried once only', async () => {
  server.mockImplementation((path) =>
    path === '/api/auth/refresh' ? refreshed() : new Response(null, { status: 401 }),
  )
  expect((await authorizedFetch('/a')).status).toBe(401)
  expect(server.mock.calls.map(([path]) => path)).toEqual(['/a', '/api/auth/refresh', '/a'])
})

test('a refused refresh clears the session and leads to /auth', async () => {
  server.mockReturnValue(Response.json({ success: false, code: 'UNAUTHORIZED' }, { status: 401 }))
  await authorizedFetch('/a')
  expect(useAuthStore.getState()).toMatchObject({ user: null, tokens: null })
  expect(visited).toEqual(['/auth?reason=session_ended'])
})

test('a call that is refused after a sign-out leads nowhere', async () => {
  server.mockImplementation(() => {
    clearSession()
    return new Response(null, { status: 401 })
  })
  expect((await authorizedFetch('/a')).status).toBe(401)
  expect(server).toHaveBeenCalledTimes(1)
  expect(visited).toEqual([])
})

test.each(['/a', '/api/auth/refresh'])(
  'a call of one account is not tried again with the tokens of another that signed in during %s',
  async (moment) => {
    server.mockImplementation((path) => {
      if (path === moment) storeSession({ user: parent('u2'), tokens: tokens('hers') })
      return path === '/a' ? new Response(null, { status: 401 }) : refreshed()
    })
    expect((await authorizedFetch('/a')).status).toBe(401)
    expect(server.mock.calls.filter(([path]) => path === '/a')).toHaveLength(1)
    expect(useAuthStore.getState()).toMatchObject({ user: { id: 'u2' }, tokens: { accessToken: 'hers' } })
  },
)

test.each([429, 500, 503])(
  'a stream that is answered %i is thrown, so that it is tried again',
  async (status) => {
    server.mockReturnValue(new Response(null, { status }))
    await expect(streamFetch('/trpc/stories.progress')).rejects.toThrow(TypeError)
  },
)

test('a stream begins with our own waiting time before a reconnect', async () => {
  server.mockReturnValue(new Response('data: 1\n\n'))
  const text = await (await streamFetch('/trpc/stories.progress')).text()
  expect(text).toMatch(/^retry: 1\d{3}\n\ndata: 1\n\n$|^retry: 2000\n\ndata: 1\n\n$/)
})

test('a call that failed without a network is known not to have left the device', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  server.mockImplementation(lost)
  await expect(authorizedFetch('/a')).rejects.not.toBeInstanceOf(Offline)
  const online = navigator
  vi.stubGlobal('navigator', { onLine: false })
  await expect(authorizedFetch('/a')).rejects.toBeInstanceOf(Offline)
  // The network may be down while a server on this computer answers.
  server.mockReturnValue(new Response('ok'))
  expect((await authorizedFetch('/a')).ok).toBe(true)
  vi.stubGlobal('navigator', online)
})
