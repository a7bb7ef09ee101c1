import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('There is no stream.')
  const [line] = await once(createInterface(stream), 'line')
  return String(line)
}

it('says one line when ready, draws, writes and speaks, and stops on SIGTERM', async () => {
  const sandbox = start({ SANDBOX_PORT: '0' })
  const origin = (await firstLine(sandbox.stdout)).replace('Sandbox ready: ', '')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const run = async (model: string, input: object) => {
    const response = await fetch(`${origin}/replicate/v1/models/${model}/predictions`, {
      method: 'POST',
      headers: { authorization: 'Bearer r8_local', 'content-type': 'application/json', prefer: 'wait' },
      body: JSON.stringify({ input }),
    })
    return (await response.json()) as { status: string; output: string[] }
  }
  expect(await run('bytedance/seedream-4', { prompt: 'A fox.', size: '1K' })).toMatchObject({
    status: 'succeeded',
  })
  expect(await run('deepseek-ai/deepseek-v3.1', { prompt: 'hello' })).toMatchObject({ status: 'succeeded' })
  const speech = await fetch(`${origin}/elevenlabs/v1/text-to-speech/EXAVITQu4vr4xnSDxMaL`, {
    method: 'POST',
    headers: { 'xi-api-key': 'sk_local', 'content-type': 'application/json' },
    body: JSON.stringify({ text: '晚安' }),
  })
  expect(speech.headers.get('content-type')).toBe('audio/mpeg')
  sandbox.kill('SIGTERM')
  expect(await once(sandbox, 'exit')).toEqual([0, null])
}, 20_000)

it('explains a port in use in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const sandbox = start({ SANDBOX_PORT: port })
  expect(await firstLine(sandbox.stderr)).toContain(`Port ${port} is in use`)
  expect(await once(sandbox, 'exit')).toEqual([1, null])
  other.close()
})

it('refuses production', async () => {
  const sandbox = start({ NODE_ENV: 'production' })
  expect(await firstLine(sandbox.stderr)).toContain('never runs with NODE_ENV=production')
  expect(await once(sandbox, 'exit')).toEqual([1, null])
})
