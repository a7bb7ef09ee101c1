import { useEffect, useState } from 'react'
import { useNarration } from '../book/use-narration.ts'
import { isSounding } from '../book/watch-audio.ts'
import type { SamplePage } from './sample-books.ts'

const nothing = () => {}

export type PageAloud = {
  state: 'silent' | 'sounding' | 'failed'
  /** Index of the mark that sounds, -1 for none. */
  lit: number
  toggle: () => void
}

/** Reads a page aloud on request. Its recording is fetched with the first request; a turned page falls silent. */
export function usePageAloud(page: SamplePage): PageAloud {
  const [asked, setAsked] = useState<SamplePage | null>(null)
  if (asked !== null && asked !== page) setAsked(null)
  const wanted = asked === page
  const { state, lit, play, pause } = useNarration(
    { audioUrl: wanted ? page.audioUrl : null, marks: page.marks },
    nothing,
  )
  useEffect(() => {
    if (wanted) play()
  }, [wanted, play])
  const sounding = isSounding(state)
  const toggle = () => {
    if (sounding) pause()
    else if (wanted) play()
    else setAsked(page)
  }
  if (sounding) return { state: 'sounding', lit, toggle }
  return { state: state === 'failed' ? 'failed' : 'silent', lit, toggle }
}
