import { LOG_LEVELS } from '@taleglow/core/log'
import { elevenLabsEnvSchema } from '@taleglow/vendors/elevenlabs'
import { replicateEnvSchema } from '@taleglow/vendors/replicate'
import { storageEnvSchema } from '@taleglow/vendors/storage'
import { z } from 'zod'

const envSchema = z.object({
  DATABASE_URL: z.url(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  ...storageEnvSchema.shape,
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
