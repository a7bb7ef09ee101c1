import type { Story } from '@taleglow/contracts'
import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderBook } from './reader-book.tsx'
import { type TextSize, useReaderSettings } from './reader-settings.ts'
import { ReaderTop } from './reader-top.tsx'
import { turnBy } from './reading-place.ts'
import { usePreload } from './use-preload.ts'
import { useReadingKeys } from './use-reading-keys.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useVoice } from './use-voice.ts'

const SCALE: Record<TextSize, number> = { small: 0.86, medium: 1, large: 1.2 }

/** A finished book: its cover, its pages one by one, and the voice that reads them. */
export function Reader({ story }: { story: Story }) {
  const { t } = useTranslation('reader')
  const stage = useRef<HTMLElement>(null)
  const { place, goTo } = useReadingPlace(story.pageCount)
  const voice = useVoice({ story, place, goTo })
  const turn = (by: number) => voice.travel(turnBy(place, by, story.pageCount))
  const textSize = useReaderSettings((settings) => settings.textSize)
  usePreload(story.pages[place])
  useReadingKeys({
    turn,
    goToStart: () => voice.travel(0),
    goToEnd: () => voice.travel(story.pageCount + 1),
    togglePlay: voice.toggle,
    hearSentence: voice.hearSentence,
  })
  return (
    <article
      ref={stage}
      aria-label={t('book', { title: story.title })}
      className={styles.stage}
      style={{ '--text-scale': SCALE[textSize] } as CSSProperties}
    >
      <ReaderTop story={story} stage={stage} />
      <ReaderBook story={story} place={place} voice={voice} turn={turn} />
      <ReaderBar story={story} place={place} voice={voice} turn={turn} />
    </article>
  )
}
