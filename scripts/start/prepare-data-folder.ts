import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { explain, Fault } from './fault.ts'

/** A new database, the logs and a few books. */
const LEAST_FREE_MB = 300

/** Node's own `recursive` calls a read-only disk a missing folder, and below /proc it never returns. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

/**
 * Makes `dataDir` with the folders for logs, media and process ids.
 * @throws Fault when it cannot be read and written, or its disk is nearly full
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    for (const name of ['logs', 'media', 'run']) await makeFolder(join(dataDir, name))
    const probe = join(dataDir, 'run', `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new Fault(`${explain(error, dataDir)} Put it right, or choose another folder with DATA_DIR.`)
  }
  const { bavail, bsize } = await statfs(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
  if (freeMb < LEAST_FREE_MB) {
    throw new Fault(
      `Only ${freeMb} MB are free where ${dataDir} is; Taleglow needs ${LEAST_FREE_MB} MB. Make space, or choose another folder with DATA_DIR.`,
    )
  }
}
