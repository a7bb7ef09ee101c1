import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
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
    // Not `getBytes`: it hands out the whole memory block in which a file was read.
    get: async (key) => buffer(await disk.getStream(key)),
    delete: (key) => disk.delete(key),
    // Without the `./` a folder without a name would be everything.
    deleteFolder: (folder) => disk.deleteAll(`./${folder}/`),
  }
}
