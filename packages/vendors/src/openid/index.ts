export { createOpenIdProvider } from './create-openid-provider.ts'
export { type OpenIdEnv, openIdEnvSchema } from './env.ts'
