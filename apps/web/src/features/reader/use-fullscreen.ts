import { type RefObject, useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Whether the book fills the screen, and the switch for it; null where the browser cannot do it. */
export function useFullscreen(stage: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => void (on ? document.exitFullscreen() : stage.current?.requestFullscreen())
  return { on, toggle }
}
