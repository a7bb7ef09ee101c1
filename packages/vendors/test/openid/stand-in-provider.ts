import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const CLIENT = {
  clientId: 'taleglow',
  clientSecret: 's3cret',
  redirectUri: 'http://app.example/auth/callback',
}

type Codes = Map<string, { nonce: string; challenge: string }>

/** What a test makes the provider do differently. */
export type Twist = {
  claims?: JWTPayload
  issuer?: string
  audience?: string
  expired?: boolean
  foreignKey?: boolean
  tokenStatus?: number
  hangs?: boolean
  discoveryFailures?: number
  userinfo?: Record<string, unknown>
}

async function makeKeys() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  return { own, foreign, jwk: { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' } }
}

/** An OpenID provider over real HTTP, of which each part can be bent. */
export async function openStandIn() {
  const app = Fastify({ forceCloseConnections: true })
  const keys = await makeKeys()
  const codes: Codes = new Map()
  const state = { twist: {} as Twist, discoveries: 0, basic: '' }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )

  app.get('/.well-known/openid-configuration', (_request, reply) => {
    state.discoveries += 1
    if ((state.twist.discoveryFailures ?? 0) >= state.discoveries) return reply.status(503).send({})
    return reply.send({
      issuer: state.twist.issuer ?? issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/jwks`,
    })
  })
  app.get('/jwks', () => ({ keys: [keys.jwk] }))
  app.get('/me', () => state.twist.userinfo ?? {})

  const signIdToken = (nonce: string) => {
    const { claims, audience, expired, foreignKey } = state.twist
    const person = { email: 'anna@example.com', email_verified: true, name: 'Anna' }
    return new SignJWT({ nonce, ...person, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject('anna-1')
      .setIssuer(claims?.iss ?? state.twist.issuer ?? issuer)
      .setAudience(audience ?? CLIENT.clientId)
      .setIssuedAt(expired ? '-2h' : undefined)
      .setExpirationTime(expired ? '-1h' : '5m')
      .sign(foreignKey ? keys.foreign.privateKey : keys.own.privateKey)
  }

  app.post('/token', async (request, reply) => {
    const { code, code_verifier: verifier } = request.body as Record<string, string>
    state.basic = request.headers.authorization ?? ''
    if (state.twist.hangs) await released
    if (state.twist.tokenStatus) return reply.status(state.twist.tokenStatus).send({})
    const known = codes.get(code ?? '')
    const challenge = createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url')
    if (known?.challenge !== challenge) return reply.status(400).send({ error: 'invalid_grant' })
    codes.delete(code ?? '')
    const idToken = await signIdToken(known.nonce)
    return { access_token: 'at', token_type: 'Bearer', expires_in: 300, scope: 'openid', id_token: idToken }
  })

  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address() as { port: number }
  const issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    state,
    /** What a browser does at the authorization address: brings back a code. */
    authorize(url: URL): string {
      const query = url.searchParams
      const code = crypto.randomUUID()
      codes.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '' })
      return code
    },
    async close() {
      release()
      await app.close()
    },
  }
}
