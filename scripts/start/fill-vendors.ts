import { type Settings, VENDOR_KEYS } from './read-environment.ts'

const SANDBOX_KEYS = {
  REPLICATE_API_TOKEN: 'r8_local',
  ELEVENLABS_API_KEY: 'sk_local',
  GOOGLE_CLIENT_ID: 'taleglow-local',
  GOOGLE_CLIENT_SECRET: 'taleglow-local-secret',
}

/** Whether any vendor has no key, so that the sandbox must stand in for it. */
export const needsSandbox = (settings: Settings): boolean => VENDOR_KEYS.some((key) => !settings[key])

/**
 * Keys and addresses of the vendors: those that were given, and for a vendor without a key those of the sandbox. The
 * processes see no difference.
 */
export function fillVendors(settings: Settings): Record<string, string> {
  const sandbox = `http://127.0.0.1:${settings.SANDBOX_PORT}`
  const choose = (key: (typeof VENDOR_KEYS)[number], url: string | undefined, real: string, door: string) =>
    settings[key] ? (url ?? real) : `${sandbox}${door}`
  const { REPLICATE_BASE_URL, ELEVENLABS_BASE_URL, OIDC_ISSUER } = settings
  return {
    REPLICATE_API_TOKEN: settings.REPLICATE_API_TOKEN ?? SANDBOX_KEYS.REPLICATE_API_TOKEN,
    REPLICATE_BASE_URL: choose(
      'REPLICATE_API_TOKEN',
      REPLICATE_BASE_URL,
      'https://api.replicate.com/v1',
      '/replicate/v1',
    ),
    ELEVENLABS_API_KEY: settings.ELEVENLABS_API_KEY ?? SANDBOX_KEYS.ELEVENLABS_API_KEY,
    ELEVENLABS_BASE_URL: choose(
      'ELEVENLABS_API_KEY',
      ELEVENLABS_BASE_URL,
      'https://api.elevenlabs.io',
      '/elevenlabs',
    ),
    GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID ?? SANDBOX_KEYS.GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET ?? SANDBOX_KEYS.GOOGLE_CLIENT_SECRET,
    OIDC_ISSUER: choose('GOOGLE_CLIENT_ID', OIDC_ISSUER, 'https://accounts.google.com', '/openid'),
  }
}
