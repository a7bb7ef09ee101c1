import { cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_MS = 14 * 24 * 3600 * 1000

/**
 * Carries the assets of earlier builds over into a new one, so that a page which is open, and a copy which is running,
 * still find the parts that they have not loaded yet. Their names carry a hash of what they hold; after two weeks they go.
 */
export async function keepEarlierAssets(before: string, built: string, now = Date.now()): Promise<void> {
  const names = await readdir(join(before, 'assets')).catch(() => [])
  for (const name of names) {
    const from = join(before, 'assets', name)
    if (now - (await stat(from)).mtimeMs > KEPT_MS) continue
    await cp(from, join(built, 'assets', name), { force: false, preserveTimestamps: true })
  }
}
