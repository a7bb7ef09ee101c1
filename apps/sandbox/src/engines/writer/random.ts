/** Random numbers that a seed repeats exactly. */
export type Random = {
  /** @returns a number from 0 up to, not including, 1 */
  next(): number
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** @param seed any text; the same text gives the same numbers (FNV-1a into mulberry32) */
export function seedRandom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return { next, pick, shuffle: (items) => shuffleWith(items, next) }
}

function shuffleWith<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
