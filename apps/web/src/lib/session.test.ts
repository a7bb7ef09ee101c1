import type { User } from '@taleglow/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { AUTH_STORAGE_KEY, clearSession, useAuthStore } from './auth-store.ts'
import { setNavigation } from './go-to.ts'
import { rejectDebugUser } from './reject-debug-user.ts'
import { renewWhenDue, signOut, startSession } from './session.ts'
import { setSession } from './set-session.ts'

vi.mock('./i18n.ts', () => ({ currentLanguage: () => 'zh' }))

const NOW = Date.parse('2026-05-01T12:00:00Z')
const user = { id: 'u1', email: 'mother@example.com', name: '小雨', credits: 50 } as User
const tokensUntil = (time: number) => ({
  accessToken: 'old-access',
  refreshToken: 'old-refresh',
  expiresAt: new Date(time).toISOString(),
})

const visited: string[] = []
const server = vi.fn<(path: string, init: RequestInit) => Response>()

beforeEach(() => {
  clearSession()
  visited.length = 0
  setNavigation((path) => visited.push(path))
  server.mockReset()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => server(path, init))
})

const answer = (data: unknown) => Response.json({ success: true, data })
const refusal = (status: number) =>
  Response.json({ success: false, error: 'no', code: 'UNAUTHORIZED' }, { status })
const stored = () => JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null')
const called = () => server.mock.calls.map(([path]) => path)

function arriveWith(expiresAt: number): void {
  useAuthStore.setState({ user, tokens: tokensUntil(expiresAt), status: 'loading' })
}

test('a session is stored as {state: {user, tokens}, version: 0}', () => {
  setSession(user, tokensUntil(NOW))
  expect(stored()).toEqual({ state: { user, tokens: tokensUntil(NOW) }, version: 0 })
})

test('at the start nobody stored means signed out, without a call', async () => {
  await startSession(NOW)
  expect(useAuthStore.getState().status).toBe('unauthenticated')
  expect(server).not.toHaveBeenCalled()
})

test('at the start a token that still lives leads to fetching the user', async () => {
  arriveWith(NOW + 1)
  server.mockReturnValue(answer({ ...user, credits: 12 }))
  await startSession(NOW)
  expect(called()).toEqual(['/api/auth/me'])
  expect(useAuthStore.getState()).toMatchObject({ status: 'authenticated', user: { credits: 12 } })
})

test('at the start a token past its end is refreshed, and the new pair is kept', async () => {
  arriveWith(NOW)
  const expiresAt = new Date(NOW + 3_600_000).toISOString()
  server.mockImplementation((path) =>
    answer(path.endsWith('refresh') ? { token: 'new-access', refreshToken: 'new-refresh', expiresAt } : user),
  )
  await startSession(NOW)
  expect(called()).toEqual(['/api/auth/refresh', '/api/auth/me'])
  expect(stored().state.tokens).toEqual({ accessToken: 'new-access', refreshToken: 'new-refresh', expiresAt })
})

test('at the start a refused refresh signs out and clears what is stored', async () => {
  arriveWith(NOW - 1)
  server.mockReturnValue(refusal(401))
  await startSession(NOW)
  expect(useAuthStore.getState()).toMatchObject({ status: 'unauthenticated', user: null, tokens: null })
  expect(stored()).toBeNull()
})

test('at the start a token that the server refuses before its time is refreshed once', async () => {
  arriveWith(NOW + 1)
  server.mockImplementation((path, init) => {
    if (path.endsWith('refresh')) return answer({ token: 'new-access', refreshToken: 'new-refresh' })
    return new Headers(init.headers).get('authorization') === 'Bearer new-access'
      ? answer(user)
      : refusal(401)
  })
  await startSession(NOW)
  expect(called()).toEqual(['/api/auth/me', '/api/auth/refresh', '/api/auth/me'])
  expect(useAuthStore.getState().status).toBe('authenticated')
})

test('at the start any failing answer about the user signs out', async () => {
  arriveWith(NOW + 1)
  server.mockReturnValue(Response.json({ success: false }, { status: 500 }))
  await startSession(NOW)
  expect(useAuthStore.getState().status).toBe('unauthenticated')
})

test('at the start no answer at all keeps the user, so that books can be read offline', async () => {
  arriveWith(NOW + 1)
  server.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  await startSession(NOW)
  expect(useAuthStore.getState()).toMatchObject({ status: 'authenticated', user })
})

test('a token is renewed only when less than five minutes of it remain', async () => {
  server.mockReturnValue(
    answer({ token: 'new', refreshToken: 'new', expiresAt: new Date(NOW).toISOString() }),
  )
  arriveWith(NOW + 5 * 60_000)
  await renewWhenDue(NOW)
  expect(server).not.toHaveBeenCalled()
  arriveWith(NOW + 5 * 60_000 - 1)
  await renewWhenDue(NOW)
  expect(called()).toEqual(['/api/auth/refresh'])
})

test('calls that ask at the same time share one refresh', async () => {
  arriveWith(NOW)
  server.mockReturnValue(
    answer({ token: 'new', refreshToken: 'new', expiresAt: new Date(NOW).toISOString() }),
  )
  await Promise.all([renewWhenDue(NOW), renewWhenDue(NOW), renewWhenDue(NOW)])
  expect(server).toHaveBeenCalledTimes(1)
})

test('a refresh answer without an end is taken to live 24 hours', async () => {
  arriveWith(NOW)
  server.mockReturnValue(answer({ token: 'new', refreshToken: 'new' }))
  const before = Date.now()
  await renewWhenDue(NOW)
  const lifetime = Date.parse(stored().state.tokens.expiresAt) - before
  expect(lifetime).toBeGreaterThanOrEqual(24 * 3_600_000)
  expect(lifetime).toBeLessThan(24 * 3_600_000 + 60_000)
})

test('signing out clears everything although the server refuses', async () => {
  setSession(user, tokensUntil(NOW))
  server.mockReturnValue(refusal(500))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await signOut()
  expect(stored()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  { ...user, isDebugUser: true },
  { ...user, email: 'debug@example.com' },
  { ...user, id: 'debug-1' },
  { ...user, name: '调试员' },
])('a debug user is never stored: %o', (illegal) => {
  expect(setSession(illegal, tokensUntil(NOW))).toBe(false)
  expect(stored()).toBeNull()
  expect(visited).toEqual(['/auth?reason=debug_user_cleared'])
})

test('a debug user found in the storage is cleared at the start', async () => {
  useAuthStore.setState({ user: { ...user, isDebugUser: true }, tokens: tokensUntil(NOW + 1) })
  await startSession(NOW)
  expect(stored()).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('after three clears within five minutes the limit is named, and later no more', () => {
  const minute = 60_000
  expect([0, 1, 2, 3].map((at) => rejectDebugUser(NOW + at * minute))).toEqual([
    'debug_user_cleared',
    'debug_user_cleared',
    'debug_user_cleared',
    'debug_user_limit',
  ])
  expect(rejectDebugUser(NOW + 60 * minute)).toBe('debug_user_cleared')
})

test('a storage that cannot be cleared is said so', () => {
  vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  expect(rejectDebugUser(NOW)).toBe('clear_failed')
  expect(visited).toEqual(['/auth?reason=clear_failed'])
})
