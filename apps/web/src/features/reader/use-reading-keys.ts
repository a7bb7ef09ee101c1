import { useEffect, useRef } from 'react'

export type ReadingKeys = {
  turn: (by: number) => void
  goToStart: () => void
  goToEnd: () => void
  togglePlay: () => void
  /** Hears the sentence before (-1) or after (1). */
  hearSentence: (step: -1 | 1) => void
}

/** Arrow keys turn pages, with Shift they go by sentences; space plays, Home and End go to the covers. */
export function useReadingKeys(keys: ReadingKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('[data-modal-open]')) return
      if (handle(event, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function handle(event: KeyboardEvent, keys: ReadingKeys): boolean {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
  if (step !== null) {
    if (event.shiftKey) keys.hearSentence(step)
    else keys.turn(step)
    return true
  }
  if (event.shiftKey || isMeantFor(event.target, event.key)) return false
  const action = {
    PageDown: () => keys.turn(1),
    PageUp: () => keys.turn(-1),
    Home: keys.goToStart,
    End: keys.goToEnd,
    ' ': keys.togglePlay,
  }[event.key]
  action?.()
  return action !== undefined
}

/** Space on a button or link is meant for it, and every key for a field. */
function isMeantFor(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(key === ' ' ? 'button, a, input, select, textarea' : 'input, select, textarea') !== null
  )
}
