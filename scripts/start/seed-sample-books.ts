import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installSampleBook, sampleBookSchema } from '@taleglow/core/discovery'
import { connect } from '@taleglow/db'
import { createStorage } from '@taleglow/vendors/storage'
import { ROOT } from './root.ts'

const SHELF = join(ROOT, 'scripts/sample-books')

/**
 * Puts the sample books on the studio's shelf; those that are there already are left alone.
 * @returns how many were put there now
 */
export async function seedSampleBooks(databaseUrl: string, dataDir: string): Promise<number> {
  const connection = connect(databaseUrl, { max: 2 })
  const ctx = { db: connection.db, clock: () => new Date(), storage: createStorage(dataDir) }
  let installed = 0
  try {
    for (const name of await readdir(SHELF)) {
      const book = sampleBookSchema.parse(JSON.parse(await readFile(join(SHELF, name, 'book.json'), 'utf8')))
      if (await installSampleBook(ctx, book, (file) => readFile(join(SHELF, name, file)))) installed += 1
    }
  } finally {
    await connection.close()
  }
  return installed
}
