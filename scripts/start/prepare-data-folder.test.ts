import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './prepare-data-folder.ts'

describe('prepareDataFolder', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'data-folder-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  it('makes the folders, and finds them there the next time', async () => {
    const dataDir = join(dir, 'deep/below')
    await prepareDataFolder(dataDir)
    await prepareDataFolder(dataDir)
    expect((await readdir(dataDir)).sort()).toEqual(['logs', 'media', 'run'])
    expect(await readdir(join(dataDir, 'run'))).toEqual([])
  })

  it('says plainly that a file stands in the way', async () => {
    await writeFile(join(dir, 'file'), '')
    await expect(prepareDataFolder(join(dir, 'file'))).rejects.toThrow(/is not a folder.* DATA_DIR/)
  })

  it.runIf(process.platform === 'linux')('says plainly that a folder cannot be made', async () => {
    await expect(prepareDataFolder('/proc/taleglow')).rejects.toThrow('/proc/taleglow cannot be made.')
  })
})
