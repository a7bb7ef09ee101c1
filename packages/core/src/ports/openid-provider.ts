/** What the provider vouches for about a person. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

/** An OpenID provider (Google, or any other by configuration): authorization code with PKCE and nonce. */
export type OpenIdProvider = {
  /** Where to send the browser. */
  authorizationUrl(attempt: { state: string; codeVerifier: string; nonce: string }): Promise<URL>
  /**
   * Exchanges the code and verifies the id token (signature, issuer, audience, expiry, nonce).
   * @throws Error when the provider refuses the code or the token does not verify
   */
  redeem(attempt: { code: string; codeVerifier: string; nonce: string }): Promise<VerifiedIdentity>
}
