import { appRouter, REST_ROUTES } from '@taleglow/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER, openTestServer, type TestServer } from './open-test-server.ts'

type Access = {
  /** Status for nobody, another user, the owner, and the owner with a token that has ended. */
  expected: [nobody: number, stranger: number, owner: number, expired: number]
  body?: (server: TestServer) => Promise<unknown>
}

const OPEN: Access['expected'] = [200, 200, 200, 200]
const OWN: Access['expected'] = [401, 200, 200, 401]
const ONE: Access['expected'] = [401, 404, 200, 401]

/** Who may call what. */
const ACCESS: Record<string, Access> = {
  'GET /auth/google/url': { expected: OPEN },
  'POST /auth/google': {
    expected: OPEN,
    async body(server) {
      const { body } = await server.call('GET', '/auth/google/url')
      return { code: 'somebody@example.com', state: body.data.state }
    },
  },
  'POST /auth/refresh': {
    expected: OPEN,
    body: async (server) => ({ refreshToken: (await server.signIn()).refreshToken }),
  },
  'POST /auth/logout': { expected: OWN },
  'GET /auth/me': { expected: OWN },
  'POST /auth/consent': { expected: OWN, body: async () => ({ version: 1 }) },
  'DELETE /auth/consent': { expected: OWN },
  'GET /auth/credits': { expected: OWN },
  'POST /stories': { expected: [401, 201, 201, 401], body: async () => ORDER },
  'GET /stories': { expected: OWN },
  'GET /stories/themes': { expected: OPEN },
  'GET /stories/styles': { expected: OPEN },
  'GET /stories/voices': { expected: OPEN },
  'GET /stories/settings': { expected: OPEN },
  'GET /stories/traits': { expected: OPEN },
  'GET /stories/:id': { expected: ONE },
  'DELETE /stories/:id': { expected: ONE },
  'GET /stories/:id/status': { expected: ONE },
  'POST /stories/:id/cancel': { expected: ONE },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('every route has its line in the access table, and no line is without a route', () => {
  const routes = REST_ROUTES.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(ACCESS).sort()).toEqual(routes.sort())
})

test.each(REST_ROUTES)('$method $path answers each caller as the table says', async ({ method, path }) => {
  const access = ACCESS[`${method} ${path}`]
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const url = path.includes(':id') ? path.replace(':id', await server.order(owner.accessToken)) : path
  const statusFor = async (token?: string) => {
    const body = await access?.body?.(server)
    return (await server.call(method, url, { ...(token && { token }), body })).status
  }
  const ofNobody = await statusFor()
  server.time.now = new Date(Date.now() + 2 * 3600_000)
  const ofExpired = await statusFor(owner.accessToken)
  server.time.now = new Date()
  const ofStranger = await statusFor(stranger.accessToken)
  const ofOwner = await statusFor(owner.accessToken)
  expect([ofNobody, ofStranger, ofOwner, ofExpired]).toEqual(access?.expected)
})

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
)
const isOpen = (name: string) =>
  REST_ROUTES.some(
    ({ method, path, procedure }) => procedure === name && ACCESS[`${method} ${path}`]?.expected === OPEN,
  )

test.each(procedures)(
  '%s asks for a token over tRPC too, before it looks at the input',
  async (name, { _def }) => {
    const method = _def.type === 'mutation' ? 'POST' : 'GET'
    const answer = await server.app.inject({
      method,
      url: `/trpc/${name}`,
      ...(method === 'POST' && { payload: {} }),
    })
    expect(answer.body.includes('"code":"UNAUTHORIZED"')).toBe(!isOpen(name))
  },
)
