import { z } from 'zod'

/** The part of the environment that concerns Replicate. */
export const replicateEnvSchema = z.object({
  REPLICATE_API_TOKEN: z.string().min(1),
  REPLICATE_BASE_URL: z.url().default('https://api.replicate.com/v1'),
  /** `owner/name` of the language model; its answer is streamed. */
  REPLICATE_TEXT_MODEL: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .default('deepseek-ai/deepseek-v3.1'),
  /** `owner/name` of the picture model; it takes reference pictures. */
  REPLICATE_PICTURE_MODEL: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .default('bytedance/seedream-4'),
})
export type ReplicateEnv = z.infer<typeof replicateEnvSchema>
