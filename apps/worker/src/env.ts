import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { elevenLabsEnvSchema } from '@taleglow/vendors/elevenlabs'
import { replicateEnvSchema } from '@taleglow/vendors/replicate'
import { z } from 'zod'

/** A relative folder starts here and not where npm ran us, or server and worker would each have their own. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

const envSchema = z.object({
  DATABASE_URL: z.url(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(PROJECT, folder)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...replicateEnvSchema.shape,
  ...elevenLabsEnvSchema.shape,
})
export type WorkerEnv = z.infer<typeof envSchema>

/**
 * The worker's environment.
 * @throws Error that names every fault at once
 */
export function readEnv(environment: NodeJS.ProcessEnv): WorkerEnv {
  const result = envSchema.safeParse(environment)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The worker cannot start with this environment:\n${faults.join('\n')}`)
}
