import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '@taleglow/core/ports'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStorage, mediaFolder } from '../../src/storage/index.ts'

let dataDir: string
let storage: Storage
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = createStorage(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true }))

const put = (key: string, bytes: Uint8Array = Buffer.from(key)) => storage.put(key, bytes, 'image/webp')
const text = async (key: string) => Buffer.from(await storage.get(key)).toString()

test.each([0, 1, 70_000, 1_500_000])('%i bytes come back as they were stored', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251)
  await put('stories/a/1.webp', bytes)
  const got = await storage.get('stories/a/1.webp')
  expect(Buffer.compare(got, bytes)).toBe(0)
})

test('what one process stores another reads', async () => {
  await put('stories/a/1.webp')
  expect(Buffer.from(await createStorage(dataDir).get('stories/a/1.webp')).toString()).toBe(
    'stories/a/1.webp',
  )
})

test('a key that holds nothing is an error to read and none to delete', async () => {
  await expect(storage.get('stories/a/1.webp')).rejects.toThrow()
  await expect(storage.delete('stories/a/1.webp')).resolves.toBeUndefined()
})

test('one file is deleted and its neighbour stays', async () => {
  await put('stories/a/1.webp')
  await put('stories/a/2.webp')
  await storage.delete('stories/a/1.webp')
  await expect(storage.get('stories/a/1.webp')).rejects.toThrow()
  expect(await text('stories/a/2.webp')).toBe('stories/a/2.webp')
})

test('a folder is deleted with all below it, and none whose name only begins like it', async () => {
  await put('stories/a/1.webp')
  await put('stories/a/deep/2.webp')
  await put('stories/ab/3.webp')
  await storage.deleteFolder('stories/a')
  await expect(storage.get('stories/a/1.webp')).rejects.toThrow()
  await expect(storage.get('stories/a/deep/2.webp')).rejects.toThrow()
  expect(await text('stories/ab/3.webp')).toBe('stories/ab/3.webp')
})

test('a folder that is not there is deleted without an error', async () => {
  await expect(storage.deleteFolder('stories/nobody')).resolves.toBeUndefined()
})

test('nothing outside the media folder can be named', async () => {
  expect(mediaFolder(dataDir)).toBe(join(dataDir, 'media'))
  await expect(put('../out.webp')).rejects.toThrow()
  await expect(storage.get('stories/../../out.webp')).rejects.toThrow()
  await expect(storage.deleteFolder('..')).rejects.toThrow()
})

test.each(['', '/', '.'])('the folder %j would be everything and is refused', async (folder) => {
  await put('stories/a/1.webp')
  await expect(storage.deleteFolder(folder)).rejects.toThrow()
  expect(await text('stories/a/1.webp')).toBe('stories/a/1.webp')
})
