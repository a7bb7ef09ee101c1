import type { Mark, Story } from '@taleglow/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { neighbourSentence } from '../book/split-text.ts'
import { type Narration, useNarration } from '../book/use-narration.ts'
import { useRenewMedia } from '../book/use-renew-media.ts'
import { isSounding } from '../book/watch-audio.ts'
import { createReadOn, type ReadOn } from './read-on.ts'
import { useReaderSettings } from './reader-settings.ts'
import { type Place, placeAfterNarration } from './reading-place.ts'

const NO_MARKS: readonly Mark[] = []

export type Voice = Narration & {
  playing: boolean
  /** Plays or pauses; on the cover it opens the book and begins. */
  toggle: () => void
  /** Turns to a place, and reads on there when it was reading. */
  travel: (place: Place) => void
  hearSentence: (step: -1 | 1) => void
}

type VoiceOf = { story: Story; place: Place; goTo: (place: Place) => void }

/** The narrator of a book: reads the page that lies open and, where it is asked to, turns it and reads on. */
export function useVoice({ story, place, goTo }: VoiceOf): Voice {
  const page = story.pages[place - 1]
  const marks = page?.marks ?? NO_MARKS
  const [readOn] = useState(createReadOn)
  const narration = useNarration({ audioUrl: page?.audioUrl ?? null, marks }, () => {
    const next = placeAfterNarration(place, story.pageCount, useReaderSettings.getState().autoplay)
    if (next === null) return
    readOn.want()
    goTo(next)
  })
  useReadOn(readOn, { story, place }, narration)
  const lastLit = useLastLit(place, narration.lit)
  const playing = isSounding(narration.state)
  const playFrom = usePlayFrom(readOn, narration)
  const hearSentence = (step: -1 | 1) => {
    if (page?.text && marks.length > 0) {
      playFrom(neighbourSentence(page.text, marks, lastLit.current.lit, step))
    }
  }
  const travel = (to: Place) => {
    if (playing) readOn.want()
    goTo(to)
  }
  const begin = () => {
    const first = story.pages[0]?.audioUrl
    if (first) narration.unlock(first)
    readOn.want()
    goTo(1)
  }
  const toggle = () => {
    readOn.drop()
    if (place === 0) begin()
    else if (playing) narration.pause()
    else if (page?.audioUrl) narration.play()
  }
  return { ...narration, playFrom, playing, hearSentence, travel, toggle }
}

/** Reads on after a turn, and when a recording had to be fetched from a new address. */
function useReadOn(
  readOn: ReadOn,
  { story, place }: Pick<VoiceOf, 'story' | 'place'>,
  narration: Narration,
): void {
  const { play, state } = narration
  const renew = useRenewMedia(story.id)
  const pages = story.pageCount
  const audioUrl = story.pages[place - 1]?.audioUrl ?? null
  useEffect(() => {
    if (state === 'failed' && renew()) readOn.want()
  }, [state, renew, readOn])
  useEffect(
    () => readOn.arrive({ place, pages, play: audioUrl === null ? null : play }),
    [readOn, place, pages, audioUrl, play],
  )
}

/** Plays from a word; the page then needs no second start once its leaf has come down. */
function usePlayFrom(readOn: ReadOn, { playFrom }: Narration): Narration['playFrom'] {
  return useCallback(
    (mark) => {
      readOn.drop()
      playFrom(mark)
    },
    [readOn, playFrom],
  )
}

/** The word of this page that was lit last, -1 before the first. */
function useLastLit(place: Place, lit: number) {
  const last = useRef({ place, lit })
  useEffect(() => {
    if (last.current.place !== place || lit >= 0) last.current = { place, lit }
  }, [place, lit])
  return last
}
