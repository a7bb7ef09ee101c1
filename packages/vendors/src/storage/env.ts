import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A relative folder begins here and not where npm ran us, or server and worker would each have their own. */
const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url))

/** What the storage needs of the environment. */
export const storageEnvSchema = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(PROJECT, folder)),
})
