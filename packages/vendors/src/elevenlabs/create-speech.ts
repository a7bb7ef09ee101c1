import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js'
import { type Speech, VendorError } from '@taleglow/core/ports'
import { isPassing } from '../is-passing.ts'
import type { ElevenLabsEnv } from './env.ts'
import { VOICE_IDS } from './voices.ts'

const TIMEOUT_MS = 120_000

/** What the SDK threw, as the error of our ports; an answer that it cannot read was paid all the same. */
function vendorFault(cause: unknown): VendorError {
  if (cause instanceof VendorError) return cause
  if (cause instanceof Error && cause.name === 'ParseError')
    return new VendorError('elevenlabs', 'ended', 'The answer is not what the SDK knows', { cause })
  const status = cause instanceof ElevenLabsError ? cause.statusCode : undefined
  const kind = status === undefined || isPassing(status) ? 'temporary' : 'rejected'
  return new VendorError('elevenlabs', kind, `HTTP ${status ?? 'no answer'}`, { cause })
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
        if (!alignment) throw new VendorError('elevenlabs', 'ended', 'The speech came without its times')
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
