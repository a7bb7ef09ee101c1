import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@taleglow/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// A process of its own takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'taleglow-process-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

function start(changes: Record<string, string> = {}): ChildProcess {
  const env = {
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MEDIA_SECRET: 'a secret of at least 32 characters',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    LOG_LEVEL: 'warn',
    ...changes,
  }
  return fork(MAIN, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

async function faultOf(child: ChildProcess) {
  const [said, [code]] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'exit')])
  return { code, said: said.trim() }
}

test('SIGTERM ends a ready server cleanly', async () => {
  const child = start()
  expect(await once(child, 'message')).toContain('ready')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a server whose supervisor is gone ends by itself', async () => {
  const child = start()
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port in use is one plain sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const fault = await faultOf(start({ PORT: String(port) }))
  other.close()
  expect(fault).toEqual({
    code: 1,
    said: `Port ${port} on 127.0.0.1 is in use by another program; stop it, or set PORT to another number.`,
  })
})

test('every fault of the environment is named', async () => {
  const { code, said } = await faultOf(start({ PORT: 'x', MEDIA_SECRET: 'short' }))
  expect(code).toBe(1)
  expect(said).toMatch(/PORT: .*\n.*MEDIA_SECRET: /)
})
