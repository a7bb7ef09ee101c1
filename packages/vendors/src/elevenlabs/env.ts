import { z } from 'zod'

/** The part of the environment that concerns ElevenLabs. */
export const elevenLabsEnvSchema = z.object({
  ELEVENLABS_API_KEY: z.string().min(1),
  ELEVENLABS_BASE_URL: z.url().default('https://api.elevenlabs.io'),
  ELEVENLABS_MODEL: z.string().min(1).default('eleven_multilingual_v2'),
})
export type ElevenLabsEnv = z.infer<typeof elevenLabsEnvSchema>
