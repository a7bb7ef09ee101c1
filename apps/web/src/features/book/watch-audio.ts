export type NarrationState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed' | 'blocked'

/** Whether a recording is heard, or about to be. */
export const isSounding = (state: NarrationState | undefined): boolean =>
  state === 'playing' || state === 'loading'

type Watching = {
  change: (next: (now: NarrationState) => NarrationState) => void
  onEnd: () => void
}

/**
 * Follows what an audio element does by itself. Its events come late: one that tells of a recording taken off in the
 * meantime, or of a play that was paused at once, changes nothing.
 * @returns a function that stops watching
 */
export function watchAudio(audio: HTMLAudioElement, { change, onEnd }: Watching): () => void {
  const listeners = new AbortController()
  const on = (event: string, run: () => void) =>
    audio.addEventListener(event, () => audio.getAttribute('src') !== null && run(), {
      signal: listeners.signal,
    })
  on('playing', () => !audio.paused && change(() => 'playing'))
  on('waiting', () => !audio.paused && change(() => 'loading'))
  on('pause', () => change((now) => (isSounding(now) ? 'paused' : now)))
  // The network was lost in mid-page. A recording that nobody asked for yet is tried again when it is.
  on('error', () => change((now) => (now === 'idle' ? now : 'failed')))
  on('ended', () => {
    change(() => 'idle')
    onEnd()
  })
  return () => listeners.abort()
}
