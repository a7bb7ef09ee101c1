import type { StoryPage } from '@taleglow/contracts'
import { useEffect } from 'react'

/** Fetches the picture and the recording of a page before it is turned to. */
export function usePreload(page: StoryPage | undefined): void {
  const image = page?.imageUrl ?? null
  const audio = page?.audioUrl ?? null
  useEffect(() => {
    if (image === null) return
    const picture = new Image()
    picture.src = image
  }, [image])
  useEffect(() => {
    if (audio === null) return
    const sound = new Audio()
    sound.preload = 'auto'
    sound.src = audio
    return () => sound.removeAttribute('src')
  }, [audio])
}
