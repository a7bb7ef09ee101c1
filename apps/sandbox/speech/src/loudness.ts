import { sampleRate } from './espeak.ts'
import { applyBiquad, highPass, shelf } from './filter.ts'

const block = Math.round(0.4 * sampleRate)
const step = Math.round(0.1 * sampleRate)
const absoluteGate = -70
const relativeGate = -10

/** Integrated loudness in LUFS of one channel, after ITU-R BS.1770-4 (K weighting and both gates). */
export function measureLoudness(samples: Float32Array): number {
  const weighted = samples.slice()
  applyBiquad(weighted, shelf('high', 1500, 4))
  applyBiquad(weighted, highPass(38, 0.5))
  const powers: number[] = []
  for (let from = 0; from === 0 || from + block <= weighted.length; from += step) {
    powers.push(meanSquare(weighted, from, Math.min(from + block, weighted.length)))
  }
  const audible = powers.filter((power) => toLoudness(power) > absoluteGate)
  const gate = toLoudness(mean(audible)) + relativeGate
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > gate)))
}

function meanSquare(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let index = from; index < to; index += 1) sum += (samples[index] ?? 0) ** 2
  return sum / Math.max(1, to - from)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function toLoudness(power: number): number {
  return -0.691 + 10 * Math.log10(power + 1e-12)
}

const ceiling = 0.89
const knee = 0.6

/** Brings the samples to a loudness in place; peaks above the knee are rounded off below -1 dBFS. */
export function normaliseLoudness(samples: Float32Array, target: number): void {
  const loudness = measureLoudness(samples)
  if (loudness < absoluteGate) return
  const gain = 10 ** ((target - loudness) / 20)
  for (let index = 0; index < samples.length; index += 1) samples[index] = limit((samples[index] ?? 0) * gain)
}

function limit(sample: number): number {
  const size = Math.abs(sample)
  if (size <= knee) return sample
  const room = ceiling - knee
  return Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room))
}
