import type { OpenIdProvider } from '@taleglow/core/ports'
import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import { createDiscovery } from './discover.ts'
import { REQUEST_TIMEOUT_MS, withinTimeout } from './http.ts'
import { openIdFault } from './openid-fault.ts'
import { readIdentity } from './read-identity.ts'

const SCOPES = ['openid', 'email', 'profile']

/**
 * An OpenID provider whose endpoints are discovered from its issuer; id tokens are verified with its published keys.
 * All its faults are VendorErrors: `rejected` when it says no, `temporary` when it cannot be reached.
 * @param options.redirectUri where it sends the browser back, as registered there
 * @param options.timeoutMs what one of its answers may take, 8 seconds when left out
 */
export function createOpenIdProvider(options: {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  timeoutMs?: number
}): OpenIdProvider {
  const { issuer, clientId, timeoutMs = REQUEST_TIMEOUT_MS } = options
  const client = new OAuth2Client(clientId, options.clientSecret, options.redirectUri)
  const discovery = createDiscovery(issuer, timeoutMs)
  const discover = () =>
    discovery().catch((error: unknown) => {
      throw openIdFault(error)
    })
  return {
    async authorizationUrl({ state, codeVerifier, nonce }) {
      const { authorizationEndpoint } = await discover()
      const url = client.createAuthorizationURLWithPKCE(
        authorizationEndpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        SCOPES,
      )
      url.searchParams.set('nonce', nonce)
      return url
    },
    async redeem({ code, codeVerifier, nonce }) {
      const provider = await discover()
      try {
        const exchange = client.validateAuthorizationCode(provider.tokenEndpoint, code, codeVerifier)
        const tokens = await withinTimeout(exchange, timeoutMs)
        return await readIdentity(tokens, provider, { clientId, nonce, timeoutMs })
      } catch (error) {
        throw openIdFault(error)
      }
    },
  }
}
