export { createSpeech } from './create-speech.ts'
export { type ElevenLabsEnv, elevenLabsEnvSchema } from './env.ts'
