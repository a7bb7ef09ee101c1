import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSandbox } from '../src/build-sandbox.ts'
import { chooseLatency } from '../src/control/latency.ts'
import type { Engines } from '../src/engines/engines.ts'

/** The smallest PNG: one transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const story = '{"type":"plan","title":"Lily"}\n{"type":"page","number":1,"text":"小兔子"}\n'

/** Engines that answer at once, so that the tests are about the doors. */
export const quickEngines: Engines = {
  writeStory: () => story,
  answerPlainly: (prompt) => `You said: ${prompt}`,
  splitTokens: (text) => text.match(/[\s\S]{1,4}/g) ?? [],
  drawPicture: async () => png,
  speak: async ({ text }) => {
    const characters = Array.from(text)
    return {
      audio: Buffer.alloc(16_000 * characters.length * 0.1).toString('base64'),
      characters,
      starts: characters.map((_character, index) => index / 10),
      ends: characters.map((_character, index) => (index + 1) / 10),
    }
  },
}

export interface Started {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

/** Starts a sandbox on a free port. @param dataDir an earlier sandbox's folder, to start over it */
export async function startSandbox(engines: Partial<Engines> = {}, dataDir?: string): Promise<Started> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sandbox-')))
  const app = await buildSandbox({
    dataDir: folder,
    engines: { ...quickEngines, ...engines },
    latency: chooseLatency('fast'),
    client: { id: 'taleglow-local', secret: 'taleglow-local-secret' },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, dataDir: folder, stop: () => app.close() }
}

/** Stops the sandbox and removes its data. */
export async function discard({ dataDir, stop }: Started): Promise<void> {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Plans a fault through the control door. */
export async function planFault(origin: string, fault: object): Promise<void> {
  await fetch(`${origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
}
