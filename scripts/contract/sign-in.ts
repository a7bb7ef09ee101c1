import { call } from './client.ts'
import type { Report } from './report.ts'

export type Session = { accessToken: string; refreshToken: string; user: { id: string } }

/** Follows the provider's redirects, as a browser would, until one of them leads back to us. */
async function followToCallback(url: string, callbackPath: string): Promise<URL> {
  let next = url
  const cookies = new Map<string, string>()
  for (let hop = 0; hop < 12; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) cookies.set(name, value ?? '')
    }
    const location = response.headers.get('location')
    if (!location)
      throw new Error(`The provider stopped at ${new URL(next).pathname} with HTTP ${response.status}`)
    const target = new URL(location, next)
    if (target.pathname === callbackPath) return target
    next = target.href
  }
  throw new Error('The provider redirects without end')
}

/** Signs a person in over REST, with `login_hint` in place of the provider's page. */
export async function signIn(base: string, report: Report, email: string): Promise<Session> {
  const started = await call(base, 'GET', '/api/auth/google/url?redirectTo=%2Fcreate')
  const { url, state } = report.data<{ url: string; state: string }>('GET auth/google/url', started)
  const back = await followToCallback(`${url}&login_hint=${encodeURIComponent(email)}`, '/auth/callback')
  report.check('the provider brings the same state back', back.searchParams.get('state') === state)
  const body = { code: back.searchParams.get('code'), state }
  const signedIn = await call(base, 'POST', '/api/auth/google', { body })
  const session = report.data<Session & { redirectTo: string }>('POST auth/google', signedIn)
  report.check('the remembered path comes back', session.redirectTo === '/create', session.redirectTo)
  report.refused(
    'POST auth/google with a used state',
    await call(base, 'POST', '/api/auth/google', { body }),
    401,
    'UNAUTHORIZED',
  )
  return session
}
