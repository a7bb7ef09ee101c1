import { join, resolve } from 'node:path'
import type { Storage } from '@taleglow/core/ports'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where media lie below the data folder. */
export const mediaFolder = (dataDir: string) => resolve(join(dataDir, 'media'))

/** Storage in a folder. A key is told to nobody before its file is whole, so half a file is never read. */
export function createStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: mediaFolder(dataDir), visibility: 'private' }))
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    deleteFolder: (folder) => disk.deleteAll(`${folder}/`),
  }
}
