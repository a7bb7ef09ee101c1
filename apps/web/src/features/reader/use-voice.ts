import type { Mark, Story } from '@taleglow/contracts'
import { useEffect, useRef } from 'react'
import { neighbourSentence } from '../book/split-text.ts'
import { TURN_MS } from '../book/turn-leaf.ts'
import { type Narration, useNarration } from '../book/use-narration.ts'
import { useReaderSettings } from './reader-settings.ts'
import { type Place, placeAfterNarration } from './reading-place.ts'

const NO_MARKS: readonly Mark[] = []
/** A breath between the sound of one page and the next. */
const BREATH_MS = 500

export type Voice = Narration & {
  playing: boolean
  /** Plays or pauses; on the cover it opens the book and begins. */
  toggle: () => void
  /** Turns to a place, and reads on there when it was reading. */
  travel: (place: Place) => void
  hearSentence: (step: -1 | 1) => void
}

type ReadOn = { story: Story; place: Place; goTo: (place: Place) => void }

/** The narrator of a book: reads the page that lies open and, where it is asked to, turns it and reads on. */
export function useVoice({ story, place, goTo }: ReadOn): Voice {
  const page = story.pages[place - 1]
  const marks = page?.marks ?? NO_MARKS
  const readOn = useRef(false)
  const narration = useNarration({ audioUrl: page?.audioUrl ?? null, marks }, () => {
    const next = placeAfterNarration(place, story.pageCount, useReaderSettings.getState().autoplay)
    readOn.current = next !== null
    if (next !== null) goTo(next)
  })
  usePlayAfterTurn(place, readOn, page?.audioUrl ? narration.play : null)
  const lastLit = useLastLit(place, narration.lit)
  const playing = narration.state === 'playing' || narration.state === 'loading'
  const hearSentence = (step: -1 | 1) => {
    if (page?.text && marks.length > 0) {
      narration.playFrom(neighbourSentence(page.text, marks, lastLit.current.lit, step))
    }
  }
  const travel = (to: Place) => {
    readOn.current ||= playing
    goTo(to)
  }
  const toggle = () => {
    readOn.current = place === 0
    if (place === 0) goTo(1)
    else if (playing) narration.pause()
    else if (page?.audioUrl) narration.play()
  }
  return { ...narration, playing, hearSentence, travel, toggle }
}

/** After a turn that the narrator made, the next page is read once the leaf has come down. */
function usePlayAfterTurn(place: Place, readOn: { current: boolean }, play: (() => void) | null): void {
  useEffect(() => {
    if (!readOn.current || !play || place < 1) return
    const timer = setTimeout(() => {
      readOn.current = false
      play()
    }, TURN_MS + BREATH_MS)
    return () => clearTimeout(timer)
  }, [place, readOn, play])
}

/** The word of this page that was lit last, -1 before the first. */
function useLastLit(place: Place, lit: number) {
  const last = useRef({ place, lit })
  useEffect(() => {
    if (last.current.place !== place || lit >= 0) last.current = { place, lit }
  }, [place, lit])
  return last
}
