import { LOG_LEVELS } from '@taleglow/core/log'
import { openIdEnvSchema } from '@taleglow/vendors/openid'
import { storageEnvSchema } from '@taleglow/vendors/storage'
import { z } from 'zod'

const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url(),
  /** Where browsers reach us, without a slash at its end; host and port when left out. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Signs the links to media; the same on all servers. */
  MEDIA_SECRET: z.string().min(32),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  ...storageEnvSchema.shape,
  ...openIdEnvSchema.shape,
})
export type ServerEnv = z.infer<typeof envSchema> & { PUBLIC_URL: string }

/**
 * The server's environment.
 * @throws Error that names every fault at once
 */
export function readEnv(environment: NodeJS.ProcessEnv): ServerEnv {
  const result = envSchema.safeParse(environment)
  if (result.success) {
    const { HOST, PORT, PUBLIC_URL = `http://${HOST}:${PORT}` } = result.data
    return { ...result.data, PUBLIC_URL }
  }
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The server cannot start with this environment:\n${faults.join('\n')}`)
}
