import { z } from 'zod'

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  SANDBOX_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SANDBOX_LATENCY: z.enum(['fast', 'realistic']).default('fast'),
  SANDBOX_LATENCY_SCALE: z.coerce.number().positive().default(1),
  GOOGLE_CLIENT_ID: z.string().min(1).default('taleglow-local'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).default('taleglow-local-secret'),
})

export type Environment = z.infer<typeof environmentSchema>

/**
 * Reads the sandbox's settings from environment variables.
 * @throws Error with one plain sentence when a value does not fit or NODE_ENV is `production`.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(variables)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`The setting ${issue?.path.join('.')} does not fit: ${issue?.message}.`)
  }
  if (result.data.NODE_ENV === 'production') {
    throw new Error('The sandbox plays the outside services and never runs with NODE_ENV=production.')
  }
  return result.data
}
