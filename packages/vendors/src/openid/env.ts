import { z } from 'zod'

/** The part of the environment that concerns sign-in: Google, or any other OpenID provider. */
export const openIdEnvSchema = z.object({
  OIDC_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
})
export type OpenIdEnv = z.infer<typeof openIdEnvSchema>
