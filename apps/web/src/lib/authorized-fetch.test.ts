import type { User } from '@taleglow/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, useAuthStore } from './auth-store.ts'
import { authorizedFetch } from './authorized-fetch.ts'
import { setNavigation } from './go-to.ts'
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
  useAuthStore.setState({
    user: { id: 'u1', name: 'Ann', email: 'ann@example.com' } as User,
    tokens: { accessToken: 'old', refreshToken: 'r', expiresAt: '2030-01-01T00:00:00Z' },
    status: 'authenticated',
  })
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
