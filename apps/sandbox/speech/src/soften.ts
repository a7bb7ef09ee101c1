import { sampleRate } from './espeak.ts'
import { applyBiquad, highPass, lowPass, peak, shelf } from './filter.ts'
import { normaliseLoudness } from './loudness.ts'
import type { Voice } from './voices.ts'

const target = -18
const fade = Math.round(0.02 * sampleRate)

/** Delays in samples and gains of the first reflections of a small carpeted room. */
const reflections = [
  [0.0113, 0.16],
  [0.0179, 0.12],
  [0.0267, 0.09],
  [0.0389, 0.06],
  [0.0557, 0.04],
].map(([seconds = 0, gain = 0]) => [Math.round(seconds * sampleRate), gain] as const)

/** Takes the edge off formant speech, in place: equaliser, a little room, loudness, fades at both ends. */
export function soften(samples: Float32Array, voice: Voice): void {
  applyBiquad(samples, highPass(70))
  applyBiquad(samples, shelf('low', 260, voice.warmth))
  applyBiquad(samples, peak(3100, -3, 0.9))
  applyBiquad(samples, shelf('high', 4800, voice.brightness))
  applyBiquad(samples, lowPass(7200))
  addRoom(samples)
  normaliseLoudness(samples, target)
  fadeEnds(samples)
}

function addRoom(samples: Float32Array): void {
  const dry = samples.slice()
  applyBiquad(dry, lowPass(3200))
  for (const [delay, gain] of reflections) {
    for (let index = delay; index < samples.length; index += 1) {
      samples[index] = (samples[index] ?? 0) + gain * (dry[index - delay] ?? 0)
    }
  }
}

function fadeEnds(samples: Float32Array): void {
  const length = Math.min(fade, samples.length >> 1)
  for (let index = 0; index < length; index += 1) {
    const gain = index / length
    samples[index] = (samples[index] ?? 0) * gain
    samples[samples.length - 1 - index] = (samples[samples.length - 1 - index] ?? 0) * gain
  }
}
