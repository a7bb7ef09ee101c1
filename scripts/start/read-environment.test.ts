import { describe, expect, it } from 'vitest'
import { readEnvironment } from './read-environment.ts'

const read = (env: Record<string, string>) => readEnvironment(env, '/project')

describe('readEnvironment', () => {
  it('gives a newcomer everything without a single variable', () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '/project/.data',
      SANDBOX_PORT: 3001,
      PUBLIC_URL: 'http://127.0.0.1:3000',
    })
  })

  it('takes an empty variable for a missing one', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('moves the sandbox and the public address with the port', () => {
    expect(read({ PORT: '4000', HOST: '0.0.0.0' })).toMatchObject({
      SANDBOX_PORT: 4001,
      PUBLIC_URL: 'http://127.0.0.1:4000',
    })
  })

  it('names all faults at once', () => {
    const faulty = () =>
      read({
        PORT: 'many',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'here',
        MEDIA_SECRET: 'short',
        LOG_LEVEL: 'loud',
        REPLICATE_TEXT_MODEL: 'no-owner',
        REPLICATE_PICTURE_MODEL: 'a/b/c',
        OIDC_ISSUER: 'https://example.com',
      })
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'MEDIA_SECRET']) expect(faulty).toThrow(name)
    for (const name of ['LOG_LEVEL', 'TEXT_MODEL', 'PICTURE_MODEL', 'CLIENT_ID']) expect(faulty).toThrow(name)
    const clash = () => read({ PORT: '4000', SANDBOX_PORT: '4000', PUBLIC_URL: 'here' })
    for (const name of ['SANDBOX_PORT must differ', 'PUBLIC_URL']) expect(clash).toThrow(name)
  })

  it('refuses half of what a vendor needs', () => {
    expect(() => read({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET')
    expect(() => read({ REPLICATE_BASE_URL: 'https://example.com' })).toThrow('REPLICATE_API_TOKEN')
  })

  it('refuses to play a vendor in production', () => {
    expect(() => read({ NODE_ENV: 'production', REPLICATE_API_TOKEN: 'r8' })).toThrow('ELEVENLABS_API_KEY')
  })

  it('needs another port for the sandbox when there is none above', () => {
    expect(() => read({ PORT: '65535' })).toThrow('SANDBOX_PORT')
  })
})
