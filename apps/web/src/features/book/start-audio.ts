import type { NarrationState } from './watch-audio.ts'

/** Plays a recording on from where it is, once more when it failed. */
export function startAudio(audio: HTMLAudioElement, setState: (state: NarrationState) => void): void {
  if (audio.error) reload(audio)
  setState('loading')
  audio.play().catch((reason: DOMException) => {
    // A page was turned or paused before the sound came: nothing is wrong.
    if (reason.name === 'AbortError') return
    setState(reason.name === 'NotAllowedError' ? 'blocked' : 'failed')
  })
}

/** Loading begins at the start again; what was heard already is passed over. */
function reload(audio: HTMLAudioElement): void {
  const at = audio.currentTime
  audio.load()
  audio.currentTime = at
}

/**
 * Asks the browser's leave to play later: Safari gives it only to an element that was played inside a tap or a key, and
 * a voice that begins after the turn of a leaf comes too late for that. To be called inside the event.
 */
export function unlockAudio(audio: HTMLAudioElement, url: string): void {
  audio.muted = true
  audio.src = url
  audio.play().catch(() => {})
  audio.pause()
  audio.muted = false
}
