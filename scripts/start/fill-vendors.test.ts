import { describe, expect, it } from 'vitest'
import { fillVendors, needsSandbox } from './fill-vendors.ts'
import { readEnvironment } from './read-environment.ts'

const KEYS = {
  REPLICATE_API_TOKEN: 'r8_real',
  ELEVENLABS_API_KEY: 'sk_real',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
}
const read = (env: Record<string, string>) => readEnvironment(env, '/project')

describe('fillVendors', () => {
  it('points every vendor without a key to the sandbox', () => {
    const settings = read({ PORT: '4000', REPLICATE_API_TOKEN: 'r8_real' })
    expect(needsSandbox(settings)).toBe(true)
    expect(fillVendors(settings)).toEqual({
      REPLICATE_API_TOKEN: 'r8_real',
      REPLICATE_BASE_URL: 'https://api.replicate.com/v1',
      ELEVENLABS_API_KEY: 'sk_local',
      ELEVENLABS_BASE_URL: 'http://127.0.0.1:4001/elevenlabs',
      GOOGLE_CLIENT_ID: 'taleglow-local',
      GOOGLE_CLIENT_SECRET: 'taleglow-local-secret',
      OIDC_ISSUER: 'http://127.0.0.1:4001/openid',
    })
  })

  it('needs no sandbox when all keys are there', () => {
    const settings = read(KEYS)
    expect(needsSandbox(settings)).toBe(false)
    expect(fillVendors(settings).OIDC_ISSUER).toBe('https://accounts.google.com')
  })
})
