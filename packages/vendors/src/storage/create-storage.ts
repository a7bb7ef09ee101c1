import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Storage } from '@taleglow/core/ports'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where media lie below the data folder. */
export const mediaFolder = (dataDir: string) => resolve(join(dataDir, 'media'))

/** Storage in a folder. A file is written under a passing name and then moved, so that nobody ever reads half of one. */
export function createStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: mediaFolder(dataDir), visibility: 'private' }))
  return {
    async put(key, bytes, contentType) {
      const passing = `incoming/${randomUUID()}`
      await disk.put(passing, bytes, { contentType })
      await disk.move(passing, key)
    },
    get: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
  }
}
