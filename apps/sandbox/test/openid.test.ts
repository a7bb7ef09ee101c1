import { createHash, randomBytes } from 'node:crypto'
import { OAuth2Client } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discard, planFault, type Started, startSandbox } from './start-sandbox.ts'

const redirectUri = 'http://127.0.0.1:3000/auth/callback'
const clientId = 'taleglow-local'

let sandbox: Started
let issuer: string

beforeAll(async () => {
  sandbox = await startSandbox()
  issuer = `${sandbox.origin}/openid`
})
afterAll(() => discard(sandbox))

/** A browser's memory: fetches without following redirects and keeps cookies by path-less name. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async go(url: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(url, issuer), {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return response
  }

  /** Follows redirects until a page is shown or the product is called back. */
  async follow(response: Response): Promise<{ page?: Response; callback?: URL }> {
    const location = response.headers.get('location')
    if (!location) return { page: response }
    const url = new URL(location, issuer)
    if (url.pathname.endsWith('/auth/callback')) return { callback: url }
    return this.follow(await this.go(url.href))
  }
}

interface Attempt {
  url: string
  verifier: string
  nonce: string
}

function authorization(more: Record<string, string> = {}): Attempt {
  const verifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(8).toString('hex')
  const url = new URL(`${issuer}/auth`)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'some-state',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    nonce,
    ...more,
  }
  url.search = new URLSearchParams(parameters).toString()
  return { url: url.href, verifier, nonce }
}

async function signIn(browser: Browser, more: Record<string, string>) {
  const attempt = authorization(more)
  const { callback } = await browser.follow(await browser.go(attempt.url))
  return { ...attempt, callback }
}

async function exchange(callback: URL | undefined, verifier: string, nonce: string) {
  const client = new OAuth2Client(clientId, 'taleglow-local-secret', redirectUri)
  const code = callback?.searchParams.get('code') ?? ''
  const tokens = await client.validateAuthorizationCode(`${issuer}/token`, code, verifier)
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const { payload } = await jwtVerify(tokens.idToken(), keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
  })
  expect(payload.nonce).toBe(nonce)
  return { payload, tokens }
}

it('signs in with a login hint and no page, through to a verified id token', async () => {
  const { callback, verifier, nonce } = await signIn(new Browser(), { login_hint: 'Mei.Chen@example.com' })
  expect(callback?.searchParams.get('state')).toBe('some-state')
  const { payload, tokens } = await exchange(callback, verifier, nonce)
  expect(payload).toMatchObject({ email: 'mei.chen@example.com', email_verified: true, name: 'Mei Chen' })
  expect(payload.sub).toMatch(/^\d{21}$/)
  expect((await fetch(String(payload.picture))).headers.get('content-type')).toContain('image/svg+xml')
  const userinfo = await fetch(`${issuer}/me`, {
    headers: { authorization: `Bearer ${tokens.accessToken()}` },
  })
  expect(await userinfo.json()).toMatchObject({ sub: payload.sub, email: 'mei.chen@example.com' })
})

it('lets a second person sign in from the same browser', async () => {
  const browser = new Browser()
  const first = await signIn(browser, { login_hint: 'one@example.com' })
  await exchange(first.callback, first.verifier, first.nonce)
  const second = await signIn(browser, { login_hint: 'two@example.com' })
  const { payload } = await exchange(second.callback, second.verifier, second.nonce)
  expect(payload.email).toBe('two@example.com')
})

it('shows an account chooser without a hint and signs in the person who fills it in', async () => {
  const browser = new Browser()
  const { url, verifier, nonce } = authorization()
  const asked = await browser.go(url)
  const interaction = asked.headers.get('location') ?? ''
  const html = await (await browser.go(interaction)).text()
  expect(html).toContain('选择一个账号')
  expect(html).toContain('Choose an account')
  const { callback } = await browser.follow(
    await browser.go(interaction, { email: 'nana@example.com', name: '娜娜' }),
  )
  const { payload } = await exchange(callback, verifier, nonce)
  expect(payload).toMatchObject({ email: 'nana@example.com', name: '娜娜' })
})

it('takes the Enter key for signing in, which is the first button of the form', async () => {
  const browser = new Browser()
  const interaction = (await browser.go(authorization().url)).headers.get('location') ?? ''
  const html = await (await browser.go(interaction)).text()
  const form = html.slice(html.lastIndexOf('<form'))
  expect(/<button[^>]*>/.exec(form)?.[0]).not.toContain('decline')
})

it('says in words that a sign-in is over, as the way back leads to one', async () => {
  const browser = new Browser()
  const interaction = (await browser.go(authorization().url)).headers.get('location') ?? ''
  await browser.follow(await browser.go(interaction, { email: 'nana@example.com', name: '娜娜' }))
  const over = await browser.go(interaction)
  expect(over.status).toBe(400)
  expect(over.headers.get('content-type')).toContain('text/html')
  expect(await over.text()).toContain('这次登录已经结束')
})

it('sends access_denied back when the person declines', async () => {
  const browser = new Browser()
  const interaction = (await browser.go(authorization().url)).headers.get('location') ?? ''
  const { callback } = await browser.follow(await browser.go(interaction, { decision: 'decline' }))
  expect(callback?.searchParams.get('error')).toBe('access_denied')
  expect(callback?.searchParams.get('state')).toBe('some-state')
})

it('asks again when the address is not whole', async () => {
  const browser = new Browser()
  const interaction = (await browser.go(authorization().url)).headers.get('location') ?? ''
  expect((await browser.go(interaction, { email: 'nobody' })).status).toBe(422)
})

it.each([
  ['another machine', 'https://example.com/auth/callback'],
  ['another path', 'http://127.0.0.1:3000/elsewhere'],
])('sends no code to %s', async (_name, redirect_uri) => {
  const response = await new Browser().go(authorization({ redirect_uri }).url)
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
})

it('wants PKCE', async () => {
  const { url } = authorization()
  const plain = new URL(url)
  plain.searchParams.delete('code_challenge')
  plain.searchParams.delete('code_challenge_method')
  const { callback } = await new Browser().go(plain.href).then((response) => new Browser().follow(response))
  expect(callback?.searchParams.get('error')).toBe('invalid_request')
})

it('takes the client secret in the body and refuses a wrong one', async () => {
  const post = async (secret: string) => {
    const { callback, verifier } = await signIn(new Browser(), { login_hint: 'one@example.com' })
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: callback?.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: secret,
    })
    return fetch(`${issuer}/token`, { method: 'POST', body })
  }
  expect((await post('taleglow-local-secret')).status).toBe(200)
  expect((await post('wrong')).status).toBe(401)
})

it('breaks the token endpoint on request', async () => {
  await planFault(sandbox.origin, { vendor: 'openid', operation: 'token', fault: '500' })
  const post = () =>
    fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'x' }) })
  expect((await post()).status).toBe(500)
  expect((await post()).status).toBe(400)
})
