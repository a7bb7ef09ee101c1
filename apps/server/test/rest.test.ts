import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER, openTestServer, type TestServer } from './open-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = (await server.signUp()).accessToken
})
afterAll(() => server.close())

const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  })

const credits = async () => (await server.call('GET', '/auth/credits', { token })).body.data
const errorOf = ({ status, body }: { status: number; body: { code: string } }) => ({
  status,
  code: body.code,
})

test('a sign-in answers in the form of the contract, and its tokens work', async () => {
  const signedIn = await server.signIn('anna@example.com')
  expect(Object.keys(signedIn).sort()).toEqual([
    'accessToken',
    'expiresAt',
    'redirectTo',
    'refreshToken',
    'user',
  ])
  const me = await server.call('GET', '/auth/me', { token: signedIn.accessToken })
  expect(me.body).toEqual({ success: true, data: signedIn.user })
  const refreshed = await server.call('POST', '/auth/refresh', {
    token: signedIn.accessToken,
    body: { refreshToken: signedIn.refreshToken },
  })
  expect(Object.keys(refreshed.body.data).sort()).toEqual(['expiresAt', 'refreshToken', 'token'])
})

test('a path of another host is no place to be sent back to', async () => {
  for (const redirectTo of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\u0000']) {
    const answer = await server.call('GET', `/auth/google/url?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(errorOf(answer)).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
  }
})

test('a debug user is refused with the reason', async () => {
  const { body } = await server.call('GET', '/auth/google/url')
  const answer = await server.call('POST', '/auth/google', {
    body: { code: 'debug@example.com', state: body.data.state },
  })
  expect(answer.body).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'debug_user' } })
})

test.each<[string, Record<string, unknown>, { path: string; message: string }]>([
  ['a missing field', { theme: undefined }, { path: 'theme', message: 'Please fill this in.' }],
  ['an empty name', { characterName: '  ' }, { path: 'characterName', message: 'Please fill this in.' }],
  [
    'a name that is too long',
    { characterName: 'x'.repeat(31) },
    { path: 'characterName', message: 'Please use at most 30 characters.' },
  ],
  ['an age below', { characterAge: 2 }, { path: 'characterAge', message: 'Please enter at least 3.' }],
  ['an age above', { characterAge: 9 }, { path: 'characterAge', message: 'Please enter at most 8.' }],
  [
    'an age in words',
    { characterAge: 'five' },
    { path: 'characterAge', message: 'This is not of the right kind.' },
  ],
  ['no trait', { characterTraits: [] }, { path: 'characterTraits', message: 'Please choose at least 1.' }],
  [
    'too many traits',
    { characterTraits: ['brave', 'kind', 'curious', 'funny', 'smart', 'creative'] },
    { path: 'characterTraits', message: 'Please choose at most 5.' },
  ],
  [
    'a trait twice',
    { characterTraits: ['brave', 'brave'] },
    { path: 'characterTraits', message: 'Please choose each one only once.' },
  ],
  [
    'an unknown trait',
    { characterTraits: ['brave', 'rude'] },
    { path: 'characterTraits.1', message: 'This is not one of the choices.' },
  ],
  ['an unknown theme', { theme: 'war' }, { path: 'theme', message: 'This is not one of the choices.' }],
  ['too many pages', { pageCount: 17 }, { path: 'pageCount', message: 'Please enter at most 16.' }],
  ['an unknown field', { colour: 'red' }, { path: 'colour', message: 'This field is not known.' }],
  [
    'an unknown field within',
    { looks: { hat: true } },
    { path: 'looks.hat', message: 'This field is not known.' },
  ],
  [
    'a name that turns the writing',
    { characterName: 'Mia\u202E' },
    { path: 'characterName', message: 'Please remove invisible characters.' },
  ],
])('%s in an order is named, and nothing is stored or held', async (_what, change, fault) => {
  const before = await credits()
  const answer = await server.call('POST', '/stories', { token, body: { ...ORDER, ...change } })
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({
    success: false,
    error: 'Please check what you entered.',
    code: 'VALIDATION_ERROR',
    details: [fault],
  })
  expect(await credits()).toEqual(before)
  expect((await server.call('GET', '/stories', { token })).body.data.total).toBe(0)
})

test('all faults of an order come at once, in Chinese for who reads Chinese', async () => {
  const headers = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' }
  const { body } = await server.call('POST', '/stories', { token, body: {}, headers })
  expect(body.error).toBe('请检查一下填写的内容。')
  expect(body.details.map((fault: { path: string }) => fault.path)).toEqual([
    'characterName',
    'characterAge',
    'characterTraits',
    'theme',
    'setting',
    'style',
    'voice',
  ])
  expect(body.details[0].message).toBe('请填写这一项。')
})

test('before consent no story can be ordered', async () => {
  const { accessToken } = await server.signIn()
  const answer = await server.call('POST', '/stories', { token: accessToken, body: ORDER })
  expect(answer.status).toBe(403)
  expect(answer.body).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'consent' } })
})

test('consent to another version is a fault of that field', async () => {
  const answer = await server.call('POST', '/auth/consent', { token, body: { version: 7 } })
  expect(errorOf(answer)).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
  expect(answer.body.details[0].path).toBe('version')
})

test('a body that is not JSON, or of another type, is refused', async () => {
  const asText = await post('/auth/refresh', '{"refreshToken":"x"}', { 'content-type': 'text/plain' })
  for (const answer of [await post('/auth/refresh', '{"refresh'), asText]) {
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_ERROR'])
  }
})

test('a body that is no object is refused', async () => {
  for (const payload of ['[]', '"text"', '5']) {
    const answer = await post('/auth/refresh', payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_ERROR'])
  }
})

test('an empty body is no body', async () => {
  const { accessToken } = await server.signIn()
  const answer = await post('/auth/logout', '', { authorization: `Bearer ${accessToken}` })
  expect(answer.json()).toEqual({ success: true, data: {} })
})

test('a body over 1 MB is refused with 413', async () => {
  const answer = await post('/auth/refresh', JSON.stringify({ refreshToken: 'x'.repeat(1_000_001) }))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'VALIDATION_ERROR'])
})

test('the token is looked at before the body', async () => {
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic x' }]) {
    const answer = await post('/stories', '{"bad', headers as Record<string, string>)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
  }
})

test.each([
  ['GET', '/nowhere'],
  ['GET', '/stories/not-an-id'],
  ['DELETE', '/stories/themes'],
  ['GET', '/stories/0192d3a0-0000-7000-8000-000000000000'],
  ['PUT', '/stories'],
  ['GET', '/auth/logout'],
  ['GET', '/%ff'],
] as const)('%s %s is not found', async (method, path) => {
  const answer = await server.call(method, path, { token })
  expect(errorOf(answer)).toEqual({ status: 404, code: 'NOT_FOUND' })
  expect(answer.body.success).toBe(false)
})

test('cancelling a finished story is a conflict', async () => {
  const parent = (await server.signUp()).accessToken
  const id = await server.order(parent)
  await server.call('POST', `/stories/${id}/cancel`, { token: parent })
  const again = await server.call('POST', `/stories/${id}/cancel`, { token: parent })
  expect(errorOf(again)).toEqual({ status: 409, code: 'VALIDATION_ERROR' })
})

test('an order that costs more than there is says what is missing', async () => {
  const parent = (await server.signUp()).accessToken
  await server.call('POST', '/stories', { token: parent, body: { ...ORDER, pageCount: 8 } })
  const answer = await server.call('POST', '/stories', { token: parent, body: { ...ORDER, pageCount: 8 } })
  expect(answer.status).toBe(402)
  expect(answer.body).toMatchObject({ code: 'INSUFFICIENT_CREDITS', details: { credits: 20, needed: 10 } })
})

test('the same idempotency key makes one story, over REST and tRPC alike', async () => {
  const parent = (await server.signUp()).accessToken
  const headers = { 'idempotency-key': 'click-1' }
  const clicks = await Promise.all(
    [1, 2, 3].map(() => server.call('POST', '/stories', { token: parent, body: ORDER, headers })),
  )
  const overTrpc = await server.app.inject({
    method: 'POST',
    url: '/trpc/stories.create',
    headers: { ...headers, authorization: `Bearer ${parent}` },
    payload: ORDER,
  })
  const ids = [...clicks.map((click) => click.body.data.storyId), overTrpc.json().result.data.storyId]
  expect(new Set(ids).size).toBe(1)
  const other = await server.call('POST', '/stories', {
    token: parent,
    body: { ...ORDER, theme: 'magic' },
    headers,
  })
  expect(errorOf(other)).toEqual({ status: 409, code: 'VALIDATION_ERROR' })
  expect((await server.call('GET', '/stories', { token: parent })).body.data.total).toBe(1)
})

test('every answer names its request and is not stored by anybody', async () => {
  const { headers } = await server.call('GET', '/auth/me', { token })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['cache-control']).toBe('no-store')
})

test('no other site is let in', async () => {
  const answer = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/stories',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('what nobody meant becomes INTERNAL_ERROR without its reason, and is logged without the data', async () => {
  const nameless = {
    issuer: 'i',
    subject: 's',
    email: 'anna@b.example',
    emailVerified: true,
    name: null as never,
  }
  const { openid } = server.parts.services
  const services = { ...server.parts.services, openid: { ...openid, redeem: async () => nameless } }
  const other = await openTestServer({ services })
  try {
    const { body } = await other.call('GET', '/auth/google/url')
    const answer = await other.call('POST', '/auth/google', { body: { code: 'c', state: body.data.state } })
    expect(errorOf(answer)).toEqual({ status: 500, code: 'INTERNAL_ERROR' })
    expect(answer.body.error).toBe(
      'Something went wrong on our side. It has been logged; please try again in a moment.',
    )
    const line = other.logged.find((one) => one.includes('A call failed'))
    expect(JSON.parse(line ?? '{}').requestId).toBe(answer.headers['x-request-id'])
    expect(other.logged.join('')).not.toContain('anna@b.example')
  } finally {
    await other.close()
  }
})

test('a failed query is logged without its parameters', async () => {
  const nul = { issuer: 'i', subject: '\u0000', email: 'anna@b.example', emailVerified: true, name: 'Anna' }
  const { openid } = server.parts.services
  const services = { ...server.parts.services, openid: { ...openid, redeem: async () => nul } }
  const other = await openTestServer({ services })
  try {
    const { body } = await other.call('GET', '/auth/google/url')
    await other.call('POST', '/auth/google', { body: { code: 'c', state: body.data.state } })
    const line = other.logged.find((one) => one.includes('A call failed')) ?? '{}'
    expect(JSON.parse(line).err).toMatchObject({
      message: 'A query failed',
      cause: { type: 'PostgresError' },
    })
    expect(line).not.toContain('anna')
  } finally {
    await other.close()
  }
})
