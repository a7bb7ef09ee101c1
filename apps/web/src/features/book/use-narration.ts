import type { Mark } from '@taleglow/contracts'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { findMark } from './find-mark.ts'
import { startAudio, unlockAudio } from './start-audio.ts'
import { type NarrationState, watchAudio } from './watch-audio.ts'

/** A page's recording, or what stands for one that is not there. */
export type Recording = { audioUrl: string | null; marks: readonly Mark[] }

export type Narration = {
  state: NarrationState
  /** Index of the mark that sounds, -1 for none. */
  lit: number
  /** Plays on, from the start when it had ended. */
  play: () => void
  pause: () => void
  /** Plays from a word. */
  playFrom: (mark: number) => void
  /** Inside a tap or a key: asks the browser's leave to play a recording a little later. */
  unlock: (audioUrl: string) => void
}

/**
 * Plays the recording of the page that lies open, and says which word sounds. Another recording stops the one before.
 * @param onEnd called when a recording has come to its end by itself
 */
export function useNarration(recording: Recording, onEnd: () => void): Narration {
  const [audio] = useState(() => new Audio())
  const [state, setState] = useState<NarrationState>('idle')
  const lit = useLitMark(audio, recording.marks, state)
  useRecording(audio, recording.audioUrl, setState)
  useAudioEvents(audio, setState, onEnd)
  const play = useCallback(() => startAudio(audio, setState), [audio])
  const pause = useCallback(() => audio.pause(), [audio])
  const playFrom = useCallback(
    (mark: number) => {
      audio.currentTime = (recording.marks[mark]?.from ?? 0) / 1000
      startAudio(audio, setState)
    },
    [audio, recording.marks],
  )
  const unlock = useCallback((audioUrl: string) => unlockAudio(audio, audioUrl), [audio])
  return { state, lit, play, pause, playFrom, unlock }
}

function useRecording(
  audio: HTMLAudioElement,
  url: string | null,
  setState: (state: NarrationState) => void,
): void {
  useEffect(() => {
    setState('idle')
    if (url === null) return
    audio.preload = 'auto'
    audio.src = url
    return () => {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    }
  }, [audio, url, setState])
}

function useAudioEvents(
  audio: HTMLAudioElement,
  setState: Dispatch<SetStateAction<NarrationState>>,
  onEnd: () => void,
): void {
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => watchAudio(audio, { change: setState, onEnd: () => ended.current() }), [audio, setState])
}

/** Looks at the clock of the sound with every frame while it plays; a change of word is all that draws anew. */
function useLitMark(audio: HTMLAudioElement, marks: readonly Mark[], state: NarrationState): number {
  const [lit, setLit] = useState(-1)
  useEffect(() => {
    if (state === 'idle' || state === 'failed' || state === 'blocked') return setLit(-1)
    if (state !== 'playing') return
    let frame = 0
    const look = () => {
      setLit(findMark(marks, audio.currentTime * 1000))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [audio, marks, state])
  return lit
}
