import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findCommandLine, stopLeftover } from '@taleglow/embedded-postgres'
import { Fault } from './fault.ts'
import { ROOT } from './root.ts'

const SUPERVISOR = 'supervisor.pid'

async function readId(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '0'))
}

/**
 * Takes `dataDir` for this process, and ends what an earlier one left running there when it was killed.
 * @throws Fault when another copy is at work in the folder
 */
export async function clearLeftovers(dataDir: string): Promise<void> {
  const run = join(dataDir, 'run')
  const other = await readId(join(run, SUPERVISOR))
  if (other > 0 && other !== process.pid && /scripts.(start|dev)\.ts/.test(await findCommandLine(other))) {
    throw new Fault(
      `Taleglow is already running with ${dataDir} (process ${other}). Stop it, or choose another folder with DATA_DIR.`,
    )
  }
  const names = (await readdir(run)).filter((name) => name.endsWith('.pid') && name !== SUPERVISOR)
  await Promise.all(
    names.map(async (name) => {
      const id = await readId(join(run, name))
      // Each is started with the full path of its program, so the project's folder stands in its command line.
      if (id > 0) await stopLeftover(id, ROOT, ['SIGTERM', 'SIGKILL'])
      await rm(join(run, name), { force: true })
    }),
  )
  await writeFile(join(run, SUPERVISOR), String(process.pid))
}
