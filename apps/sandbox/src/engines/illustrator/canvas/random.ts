/** A source of repeatable numbers: the same seed gives the same picture. */
export interface Random {
  /** Uniform in [0, 1). */
  next: () => number
  /** Uniform in [low, high). */
  between: (low: number, high: number) => number
  /** One element of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T
  /** True with the given probability. */
  chance: (probability: number) => boolean
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Seeded generator (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (probability) => next() < probability,
  }
}
