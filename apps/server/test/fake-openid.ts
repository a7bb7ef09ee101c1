import type { OpenIdProvider, VerifiedIdentity } from '@taleglow/core/ports'

/** A provider in memory whose codes are the addresses of whoever signs in. */
export function createFakeOpenId(): OpenIdProvider {
  return {
    authorizationUrl: async ({ state }) => new URL(`https://provider.example/auth?state=${state}`),
    async redeem({ code }): Promise<VerifiedIdentity> {
      return {
        issuer: 'https://provider.example',
        subject: code,
        email: code,
        emailVerified: true,
        name: 'Parent',
      }
    },
  }
}
