/** Percent below which nothing can be said about the rest. */
const EARLIEST = 12
/** A guess beyond this would only worry. */
const LONGEST_MINUTES = 15

/**
 * Minutes that a story will probably still take, from how long it took so far.
 * @param elapsed milliseconds since it was ordered
 * @param percent 0 to 100
 * @returns whole minutes, 0 for less than one, null where a guess would be idle
 */
export function minutesLeft(elapsed: number, percent: number): number | null {
  if (percent < EARLIEST || percent >= 100) return null
  const minutes = (elapsed * (100 - percent)) / percent / 60_000
  if (minutes > LONGEST_MINUTES) return null
  return minutes < 0.75 ? 0 : Math.ceil(minutes)
}

/** `3:07`, or `1:02:09` from an hour on. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
