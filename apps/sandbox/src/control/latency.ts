import { setTimeout as sleep } from 'node:timers/promises'

/** How long the played services take, in milliseconds; zero is as quick as the engines. */
export interface Latency {
  /** The language model's first line (the plan), and its whole answer. */
  textPlan: number
  textWhole: number
  picture: readonly [least: number, most: number]
  speech: readonly [least: number, most: number]
}

const profiles: Record<'fast' | 'realistic', Latency> = {
  fast: { textPlan: 0, textWhole: 0, picture: [0, 0], speech: [0, 0] },
  realistic: { textPlan: 20_000, textWhole: 90_000, picture: [20_000, 40_000], speech: [8_000, 15_000] },
}

/** The named profile with every time divided by `scale`. */
export function chooseLatency(name: keyof typeof profiles, scale = 1): Latency {
  const { textPlan, textWhole, picture, speech } = profiles[name]
  return {
    textPlan: textPlan / scale,
    textWhole: textWhole / scale,
    picture: [picture[0] / scale, picture[1] / scale],
    speech: [speech[0] / scale, speech[1] / scale],
  }
}

/** A time drawn evenly from the range. */
export function pickLatency([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}

/** Waits until `milliseconds` have passed since `startedAt` (of `performance.now()`). */
export async function waitSince(startedAt: number, milliseconds: number, signal: AbortSignal): Promise<void> {
  const rest = startedAt + milliseconds - performance.now()
  if (rest > 0) await sleep(rest, undefined, { signal })
}
