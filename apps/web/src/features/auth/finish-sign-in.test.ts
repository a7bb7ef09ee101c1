import { beforeEach, expect, test, vi } from 'vitest'
import { finishSignIn } from './finish-sign-in.ts'
import { keepState } from './sign-in-state.ts'

vi.mock('../../lib/i18n.ts', () => ({ currentLanguage: () => 'zh' }))

let code = 0
const returning = () => new URLSearchParams({ code: `code-${++code}`, state: 's' })
const server = vi.fn<() => Response>()

beforeEach(() => {
  keepState('s')
  vi.stubGlobal('fetch', async () => server())
})

test.each([502, 503, 504])('a gateway that answers %i is told as a server out of reach', async (status) => {
  server.mockReturnValue(new Response('<html>Bad gateway</html>', { status }))
  expect(await finishSignIn(returning())).toEqual({ kind: 'failed', reason: 'unreachable' })
})

test.each([
  [401, 'UNAUTHORIZED'],
  [429, 'RATE_LIMIT_EXCEEDED'],
])('a refusal %i says what the server says', async (status, reason) => {
  server.mockReturnValue(Response.json({ success: false, code: reason, error: '登录没有成功' }, { status }))
  expect(await finishSignIn(returning())).toMatchObject({ reason: 'answered', message: '登录没有成功' })
})
