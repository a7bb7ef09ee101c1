import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FileStore } from '../src/replicate/file-store.ts'
import { discard, startSandbox } from './start-sandbox.ts'

const about = { name: 'sheet.png', contentType: 'image/png', metadata: {} }

let dataDir: string
let files: FileStore
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
  files = new FileStore(path.join(dataDir, 'sandbox', 'replicate'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const recordOf = (id: string) => path.join(dataDir, 'sandbox', 'replicate', 'files', `${id}.json`)

it.each(['', '{"id":"abc'])('a sandbox starts over a file whose record says %j', async (cutOff) => {
  const [broken, whole] = [await files.add(Buffer.from('1'), about), await files.add(Buffer.from('2'), about)]
  await writeFile(recordOf(broken.id), cutOff)
  const sandbox = await startSandbox({}, dataDir)
  const get = (what: string) =>
    fetch(`${sandbox.origin}/replicate/v1/files${what}`, { headers: { authorization: 'Bearer r8_local' } })
  expect((await get(`/${broken.id}`)).status).toBe(404)
  const { results } = (await (await get('')).json()) as { results: { id: string }[] }
  expect(results.map(({ id }) => id)).toEqual([whole.id])
  await discard(sandbox)
})
