import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js'
import { type Speech, VendorError } from '@taleglow/core/ports'
import type { ElevenLabsEnv } from './env.ts'
import { VOICE_IDS } from './voices.ts'

const TIMEOUT_MS = 120_000

function vendorFault(error: unknown): VendorError {
  if (error instanceof VendorError) return error
  const status = error instanceof ElevenLabsError ? error.statusCode : undefined
  const temporary = status === undefined || status === 408 || status === 429 || status >= 500
  return new VendorError(
    'elevenlabs',
    temporary ? 'temporary' : 'rejected',
    `HTTP ${status ?? 'no answer'}`,
    { cause: error },
  )
}

/**
 * Speech through ElevenLabs. The SDK would repeat a call that may have been billed, so its own retries are off and
 * the job's tries count instead. Its own timeout stops counting once an answer has begun; ours does not.
 */
export function createSpeech(env: ElevenLabsEnv): Speech {
  const client = new ElevenLabsClient({ apiKey: env.ELEVENLABS_API_KEY, baseUrl: env.ELEVENLABS_BASE_URL })
  return {
    async speak({ text, voice, speed }, signal) {
      const request = {
        text,
        modelId: env.ELEVENLABS_MODEL,
        outputFormat: 'mp3_44100_128' as const,
        voiceSettings: { stability: 0.5, similarityBoost: 0.75, speed },
      }
      const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      const options = { maxRetries: 0, abortSignal }
      try {
        const { audioBase64, alignment } = await client.textToSpeech.convertWithTimestamps(
          VOICE_IDS[voice],
          request,
          options,
        )
        if (!alignment) throw new VendorError('elevenlabs', 'temporary', 'The speech came without its times')
        return {
          audio: Buffer.from(audioBase64, 'base64'),
          characters: alignment.characters,
          startSeconds: alignment.characterStartTimesSeconds,
          endSeconds: alignment.characterEndTimesSeconds,
        }
      } catch (error) {
        throw vendorFault(error)
      }
    },
  }
}
