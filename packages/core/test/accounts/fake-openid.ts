import { type OpenIdProvider, VendorError, type VerifiedIdentity } from '@taleglow/core/ports'

export type FakeOpenId = OpenIdProvider & {
  /** The person who signs in at the provider next. */
  person: VerifiedIdentity
  /** Set to make the provider fail. */
  fault: VendorError['kind'] | null
  redeemed: { code: string; codeVerifier: string; nonce: string }[]
}

export const ANNA: VerifiedIdentity = {
  issuer: 'https://provider.example',
  subject: 'anna-1',
  email: 'anna@example.com',
  emailVerified: true,
  name: 'Anna Li',
}

/** A provider in memory that vouches for `person`, whatever the code. */
export function createFakeOpenId(): FakeOpenId {
  const fake: FakeOpenId = {
    person: ANNA,
    fault: null,
    redeemed: [],
    async authorizationUrl({ state, nonce }) {
      if (fake.fault) throw new VendorError('openid', fake.fault, 'No answer')
      return new URL(`https://provider.example/auth?state=${state}&nonce=${nonce}`)
    },
    async redeem(attempt) {
      if (fake.fault) throw new VendorError('openid', fake.fault, 'Not this code')
      fake.redeemed.push(attempt)
      return fake.person
    },
  }
  return fake
}
