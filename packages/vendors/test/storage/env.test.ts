import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { storageEnvSchema } from '../../src/storage/index.ts'

test.each([
  [undefined, '../../../../.data'],
  ['tonight', '../../../../tonight'],
  ['/var/taleglow', 'file:///var/taleglow'],
])('the data folder %s is the same for every process, wherever it was started', (DATA_DIR, where) => {
  expect(storageEnvSchema.parse({ DATA_DIR }).DATA_DIR).toBe(fileURLToPath(new URL(where, import.meta.url)))
})
