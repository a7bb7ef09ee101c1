import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explain, Fault } from './fault.ts'

/** A new database, the logs and a few books. */
const LEAST_FREE_MB = 300

/**
 * Makes `dataDir` with the folders for logs, media and process ids.
 * @throws Fault when it cannot be read and written, or its disk is nearly full
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    for (const name of ['logs', 'media', 'run']) await mkdir(join(dataDir, name), { recursive: true })
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
