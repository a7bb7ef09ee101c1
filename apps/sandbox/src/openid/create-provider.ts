import { type Configuration, Provider } from 'oidc-provider'
import { isLoopbackUrl } from '../is-loopback-url.ts'
import { pageHeaders } from '../page-headers.ts'
import type { Keys } from './keys.ts'
import { MemoryAdapter } from './memory-adapter.ts'
import type { People } from './people.ts'
import { renderProblemPage } from './render-problem-page.ts'

export const sessionCookie = 'sandbox_session'

export interface ProviderOptions {
  issuer: string
  client: { id: string; secret: string }
  keys: Keys
  people: People
}

/**
 * An OpenID provider that behaves as Google's sign-in does: code flow with PKCE (S256), RS256 id tokens that
 * carry e-mail, name and picture. Any loopback address ending in `/auth/callback` may receive the code.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(
    options.issuer,
    configure(options, () => provider),
  )
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isLoopbackUrl(uri) && new URL(uri).pathname.endsWith('/auth/callback')
  return provider
}

function configure({ issuer, client, keys, people }: ProviderOptions, self: () => Provider): Configuration {
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['http://127.0.0.1/auth/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      names: { session: sessionCookie, interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
    },
    interactions: {
      url: (_ctx, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}`,
    },
    findAccount: async (_ctx, sub) => {
      const person = people.get(sub)
      if (!person) return undefined
      const { email, name } = person
      const picture = `${issuer}/people/${sub}.svg`
      return { accountId: sub, claims: async () => ({ sub, email, email_verified: true, name, picture }) }
    },
    loadExistingGrant: async (ctx) => {
      const { Grant } = self()
      const accountId = ctx.oidc.session?.accountId
      const clientId = ctx.oidc.client?.clientId
      if (!accountId || !clientId) return undefined
      const grant = new Grant({ accountId, clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: async (ctx, { error, error_description }) => {
      ctx.set(pageHeaders)
      ctx.body = renderProblemPage(error, error_description)
    },
  }
}
