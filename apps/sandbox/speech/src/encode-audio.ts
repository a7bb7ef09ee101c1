import { createMp3Encoder } from 'wasm-media-encoders'
import { sampleRate } from './espeak.ts'

export const formats = ['mp3_44100_128', 'mp3_22050_32', 'pcm_22050'] as const
export type Format = (typeof formats)[number]

const mp3Settings = {
  mp3_44100_128: { outputSampleRate: 44_100, bitrate: 128 },
  mp3_22050_32: { outputSampleRate: 22_050, bitrate: 32 },
} as const

/** Samples that encoder (576) and decoder (529) put before the sound; no tag in the file tells players to skip them. */
const mp3Delay = 1105

/** Seconds of silence that a format puts before the sound. */
export function delayOf(format: Format): number {
  return format === 'pcm_22050' ? 0 : mp3Delay / mp3Settings[format].outputSampleRate
}

const encoder = await createMp3Encoder()
const chunk = 10 * sampleRate

/** Encodes one channel at 22,050 Hz. */
export function encodeAudio(samples: Float32Array, format: Format): Buffer {
  if (format === 'pcm_22050') return encodePcm(samples)
  encoder.configure({ sampleRate, channels: 1, ...mp3Settings[format] })
  const parts: Uint8Array[] = []
  for (let from = 0; from < samples.length; from += chunk) {
    parts.push(encoder.encode([samples.subarray(from, from + chunk)]).slice())
  }
  parts.push(encoder.finalize().slice())
  return Buffer.concat(parts)
}

function encodePcm(samples: Float32Array): Buffer {
  const buffer = Buffer.alloc(samples.length * 2)
  for (const [index, sample] of samples.entries()) buffer.writeInt16LE(Math.round(sample * 32_767), index * 2)
  return buffer
}
