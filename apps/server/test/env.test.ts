import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { explainStartFault } from '../src/explain-start-fault.ts'

const GOOD = {
  DATABASE_URL: 'postgres://localhost/taleglow',
  MEDIA_SECRET: 'a secret of at least 32 characters',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
}

test('what is left out has a sensible value', () => {
  expect(readEnv(GOOD)).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    OIDC_ISSUER: 'https://accounts.google.com',
  })
})

test('a public address loses the slash at its end', () => {
  expect(readEnv({ ...GOOD, PUBLIC_URL: 'https://taleglow.example/' }).PUBLIC_URL).toBe(
    'https://taleglow.example',
  )
})

test('all faults are named at once, without the values', () => {
  const read = () => readEnv({ PORT: '70000', MEDIA_SECRET: 'hunter2', PUBLIC_URL: 'ftp://x' })
  for (const name of [
    'PORT',
    'MEDIA_SECRET',
    'PUBLIC_URL',
    'DATABASE_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ]) {
    expect(read).toThrow(name)
  }
  expect(read).not.toThrow('hunter2')
})

test('a port in use is told in a plain sentence', () => {
  const fault = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  expect(explainStartFault(fault, readEnv(GOOD))).toBe(
    'Port 3000 on 127.0.0.1 is in use by another program; stop it, or set PORT to another number.',
  )
})

test('a database that does not answer is told in a plain sentence, however deep the reason lies', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(explainStartFault(new Error('Failed query', { cause }), readEnv(GOOD))).toContain(
    'The database does not answer',
  )
})
