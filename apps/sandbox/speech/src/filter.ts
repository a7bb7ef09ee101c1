import { sampleRate } from './espeak.ts'

/** Coefficients of a second-order filter, normalised so that a0 is 1. */
export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Runs a filter over the samples in place. */
export function applyBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[index] = y
  }
}

function angles(frequency: number, quality: number) {
  const omega = (2 * Math.PI * frequency) / sampleRate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * quality) }
}

/** The formulas of all filters here: R. Bristow-Johnson, Audio EQ Cookbook. */
export function lowPass(frequency: number, quality = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angles(frequency, quality)
  const a0 = 1 + alpha
  return {
    b0: (1 - cos) / 2 / a0,
    b1: (1 - cos) / a0,
    b2: (1 - cos) / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

export function highPass(frequency: number, quality = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angles(frequency, quality)
  const a0 = 1 + alpha
  return {
    b0: (1 + cos) / 2 / a0,
    b1: -(1 + cos) / a0,
    b2: (1 + cos) / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

/** Lifts or lowers the band around a frequency. @param gain in dB */
export function peak(frequency: number, gain: number, quality = 1): Biquad {
  const { cos, alpha } = angles(frequency, quality)
  const amplitude = 10 ** (gain / 40)
  const a0 = 1 + alpha / amplitude
  return {
    b0: (1 + alpha * amplitude) / a0,
    b1: (-2 * cos) / a0,
    b2: (1 - alpha * amplitude) / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha / amplitude) / a0,
  }
}

/** Lifts or lowers all below (`low`) or above (`high`) a frequency. @param gain in dB */
export function shelf(side: 'low' | 'high', frequency: number, gain: number): Biquad {
  const { cos, alpha } = angles(frequency, Math.SQRT1_2)
  const amplitude = 10 ** (gain / 40)
  const sign = side === 'low' ? 1 : -1
  const slope = 2 * Math.sqrt(amplitude) * alpha
  const plus = amplitude + 1
  const minus = (amplitude - 1) * sign
  const a0 = plus + minus * cos + slope
  return {
    b0: (amplitude * (plus - minus * cos + slope)) / a0,
    b1: (2 * amplitude * (minus - plus * cos) * 1) / a0,
    b2: (amplitude * (plus - minus * cos - slope)) / a0,
    a1: (-2 * (minus + plus * cos)) / a0,
    a2: (plus + minus * cos - slope) / a0,
  }
}
