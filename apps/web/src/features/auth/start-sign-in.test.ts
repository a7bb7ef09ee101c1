import { expect, test, vi } from 'vitest'
import { rememberPath } from '../../lib/remembered-path.ts'
import { startSignIn } from './start-sign-in.ts'

vi.mock('../../lib/i18n.ts', () => ({ currentLanguage: () => 'zh' }))

/** The address that the sign-in asks for from here. */
async function askedFrom(path: string): Promise<URL> {
  const asked: string[] = []
  vi.stubGlobal('location', { assign: () => {} })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ success: true, data: { url: 'https://provider.example', state: 's' } })
  })
  rememberPath(path)
  await startSignIn()
  return new URL(asked[0] ?? '', 'https://taleglow.example')
}

test('the way goes back to where the visitor wanted to go', async () => {
  const { pathname, searchParams } = await askedFrom('/create?theme=space')
  expect(pathname).toBe('/api/auth/google/url')
  expect(searchParams.get('redirectTo')).toBe('/create?theme=space')
})

// The server refused it at every press, until the tab was closed.
test.each([`/my-stories?x=${'a'.repeat(500)}`, '/my-stories?q=\\'])(
  'a path that the server does not take is kept in this tab alone: %s',
  async (path) => {
    expect((await askedFrom(path)).searchParams.has('redirectTo')).toBe(false)
  },
)
