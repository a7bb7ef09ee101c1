import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './root.ts'

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(join(ROOT, path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
}

/** One hash over names and contents of all files at and below `paths`, which start from the project's folder. */
export async function hashSources(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map(listFiles))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}
