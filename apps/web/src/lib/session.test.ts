import type { User } from '@taleglow/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { AUTH_STORAGE_KEY, clearSession, storeSession, useAuthStore } from './auth-store.ts'
import { setNavigation } from './go-to.ts'
import { rejectDebugUser } from './reject-debug-user.ts'
import { keepSession, refuseConsent, reloadUser, renewWhenDue, signOut, startSession } from './session.ts'
import { setSession } from './set-session.ts'
import { type Draft, saveDraft, saveFilters } from './story-store.ts'
import { updateUser } from './update-user.ts'

vi.mock('./i18n.ts', () => ({ currentLanguage: () => 'zh' }))

const NOW = Date.parse('2026-05-01T12:00:00Z')
const user = { id: 'u1', email: 'mother@example.com', name: '小雨', credits: 50 } as User
const tokensUntil = (time: number) => ({
  accessToken: 'old-access',
  refreshToken: 'old-refresh',
  expiresAt: new Date(time).toISOString(),
})

const other = { ...user, id: 'u2', name: '安安' } as User
const otherTokens = { ...tokensUntil(NOW), accessToken: 'other-access', refreshToken: 'other-refresh' }

const visited: string[] = []
const server = vi.fn<(path: string, init: RequestInit) => Response>()

beforeEach(() => {
  vi.restoreAllMocks()
  clearSession()
  visited.length = 0
  setNavigation((path) => visited.push(path))
  server.mockReset()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => server(path, init))
})

const answer = (data: unknown) => Response.json({ success: true, data })
const refusal = (status: number) =>
  Response.json({ success: false, error: 'no', code: 'UNAUTHORIZED' }, { status })
/** An answer whose connection breaks while its body is read. */
const cutShort = (status: number) =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }), { status })
const stored = () => JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null')
const called = () => server.mock.calls.map(([path]) => path)

function listenToOtherTabs(): (event: Pick<StorageEvent, 'key'>) => void {
  vi.useFakeTimers()
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  keepSession()
  vi.useRealTimers()
  return listen.mock.calls[0]?.[1]
}

function arriveWith(expiresAt: number): void {
  storeSession({ user, tokens: tokensUntil(expiresAt) })
  useAuthStore.setState({ status: 'loading' })
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

test.each([
  ['a stumbling server', () => refusal(500)],
  ['a body that breaks off', () => cutShort(200)],
  ['a page of the network in between', () => new Response('<html>', { status: 200 })],
])('later %s signs nobody out', async (_, reply) => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation(reply)
  await reloadUser()
  await renewWhenDue(NOW)
  expect(stored().state).toEqual({ user, tokens: tokensUntil(NOW) })
  expect(useAuthStore.getState().status).toBe('authenticated')
})

test.each([
  ['a body that breaks off', () => cutShort(500)],
  ['a page of the network in between', () => new Response('<html>', { status: 200 })],
])('at the start %s is no answer', async (_, reply) => {
  arriveWith(NOW + 1)
  server.mockImplementation(reply)
  await startSession(NOW)
  expect(useAuthStore.getState()).toMatchObject({ status: 'authenticated', user })
})

test('later a refused sign-in ends the session', async () => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation(() => refusal(401))
  await reloadUser()
  expect(called()).toEqual(['/api/auth/me', '/api/auth/refresh'])
  expect(stored()).toBeNull()
})

test('later new tokens that are refused at once end the session', async () => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation((path) =>
    path.endsWith('refresh') ? answer({ token: 'new', refreshToken: 'new' }) : refusal(401),
  )
  await reloadUser()
  expect(stored()).toBeNull()
})

test.each([
  ['the user', () => answer(user)],
  ['a refusal', () => refusal(401)],
])('%s that is answered after a sign-out changes nothing', async (_, reply) => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation(() => {
    clearSession()
    return reply()
  })
  await reloadUser()
  expect(useAuthStore.getState()).toEqual({ user: null, tokens: null, status: 'unauthenticated' })
  expect(stored()).toBeNull()
})

test.each([
  ['new tokens', () => answer({ token: 'late', refreshToken: 'late' })],
  ['a refusal', () => refusal(401)],
])('%s for an account that signed out leave the next account as it is', async (_, reply) => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation(() => {
    setSession(other, otherTokens)
    return reply()
  })
  await renewWhenDue(NOW)
  expect(stored().state).toEqual({ user: other, tokens: otherTokens })
  expect(useAuthStore.getState()).toMatchObject({ user: other, tokens: otherTokens })
})

test('the user of an account that signed out is not joined to the next one', async () => {
  setSession(user, tokensUntil(NOW))
  server.mockImplementation(() => {
    setSession(other, otherTokens)
    return answer(user)
  })
  await reloadUser()
  expect(stored().state).toEqual({ user: other, tokens: otherTokens })
})

test('a sign-out of another tab is seen although its event is still on the way', () => {
  setSession(user, tokensUntil(NOW))
  localStorage.removeItem(AUTH_STORAGE_KEY)
  updateUser({ ...user, credits: 1 })
  expect(stored()).toBeNull()
})

test('an account that signs in while another one refreshes has a refresh of its own', async () => {
  setSession(user, tokensUntil(NOW))
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    String(init.body).includes('old-refresh') ? late.promise : Promise.resolve(server(path, init)),
  )
  const first = renewWhenDue(NOW)
  setSession(other, otherTokens)
  server.mockReturnValue(answer({ token: 'fresh', refreshToken: 'fresh' }))
  await renewWhenDue(NOW)
  expect(stored().state).toMatchObject({ user: other, tokens: { accessToken: 'fresh' } })
  late.resolve(answer({ token: 'late', refreshToken: 'late' }))
  await first
  expect(stored().state).toMatchObject({ user: other, tokens: { accessToken: 'fresh' } })
})

test('a sign-out leaves no key behind and is followed by the other tabs in memory alone', () => {
  const wake = listenToOtherTabs()
  setSession(user, tokensUntil(NOW))
  localStorage.removeItem(AUTH_STORAGE_KEY)
  const written = [vi.spyOn(localStorage, 'setItem'), vi.spyOn(localStorage, 'removeItem')]
  const changes = vi.fn()
  const stop = useAuthStore.subscribe(changes)
  wake({ key: AUTH_STORAGE_KEY })
  wake({ key: AUTH_STORAGE_KEY })
  stop()
  expect(useAuthStore.getState()).toEqual({ user: null, tokens: null, status: 'unauthenticated' })
  expect(changes).toHaveBeenCalledTimes(1)
  for (const one of written) expect(one).not.toHaveBeenCalled()
  expect(stored()).toBeNull()
})

test('a sign-in and new tokens of another tab are followed in memory alone', () => {
  const wake = listenToOtherTabs()
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state: { user, tokens: tokensUntil(NOW) } }))
  const setItem = vi.spyOn(localStorage, 'setItem')
  wake({ key: AUTH_STORAGE_KEY })
  const taken = useAuthStore.getState().user
  expect(useAuthStore.getState()).toMatchObject({ user, status: 'authenticated' })
  expect(setItem).not.toHaveBeenCalled()
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state: { user, tokens: otherTokens } }))
  wake({ key: AUTH_STORAGE_KEY })
  expect(useAuthStore.getState().tokens).toEqual(otherTokens)
  expect(useAuthStore.getState().user).toBe(taken)
})

test('a draft that another tab discarded is not written back by this one', () => {
  const wake = listenToOtherTabs()
  saveDraft({ userId: 'u1', step: 1 } as Draft)
  localStorage.setItem('story-storage', JSON.stringify({ state: { draft: null }, version: 0 }))
  wake({ key: 'story-storage' })
  saveFilters({ theme: 'magic' })
  expect(localStorage.getItem('story-storage')).toContain('"draft":null')
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

test('signing out with a token past its end renews it for that, and keeps nothing', async () => {
  setSession(user, tokensUntil(NOW))
  const answers = [refusal(401), answer({ token: 'fresh', refreshToken: 'fresh' }), answer({})]
  server.mockImplementation(() => answers.shift() as ReturnType<typeof answer>)
  await refuseConsent()
  const calls = server.mock.calls.map(([url, init]) => `${init?.method} ${url}`)
  expect(calls).toEqual(['DELETE /api/auth/consent', 'POST /api/auth/refresh', 'DELETE /api/auth/consent'])
  expect(new Headers(server.mock.calls[2]?.[1]?.headers).get('authorization')).toBe('Bearer fresh')
  expect(stored()).toBeNull()
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
  storeSession({ user: { ...user, isDebugUser: true }, tokens: tokensUntil(NOW + 1) })
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
