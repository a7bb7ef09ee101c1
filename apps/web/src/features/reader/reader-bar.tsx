import type { Story } from '@taleglow/contracts'
import { IconButton, joinClasses, Spinner } from '@taleglow/ui'
import { ChevronLeft, ChevronRight, Pause, Play, Repeat, StepForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './reader-bar.module.css'
import { useReaderSettings } from './reader-settings.ts'
import type { Place } from './reading-place.ts'
import type { Voice } from './use-voice.ts'

type ReaderBarProps = { story: Story; place: Place; voice: Voice; turn: (by: number) => void }

/** Under the book: where we are, the page before and after, and the voice. */
export function ReaderBar({ story, place, voice, turn }: ReaderBarProps) {
  const { t } = useTranslation('reader')
  const pages = story.pageCount
  return (
    <div role="toolbar" aria-label={t('bar.label')} className={styles.bar}>
      <AutoplaySwitch />
      <IconButton label={t('turn.previous')} size="lg" look="quiet" disabled={place === 0} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <PlayButton story={story} place={place} voice={voice} />
      <IconButton label={t('turn.next')} size="lg" look="quiet" disabled={place > pages} onClick={() => turn(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <PlaceNote place={place} pages={pages} />
    </div>
  )
}

function PlaceNote({ place, pages }: { place: Place; pages: number }) {
  const { t } = useTranslation('reader')
  const onPage = place >= 1 && place <= pages
  const name = onPage
    ? t('place.page', { number: place, pages })
    : t(place === 0 ? 'place.cover' : 'place.end')
  return (
    <p role="status" className={styles.place}>
      <span className={onPage ? 'visually-hidden' : undefined}>{name}</span>
      {onPage && <span aria-hidden>{t('place.short', { number: place, pages })}</span>}
    </p>
  )
}

function AutoplaySwitch() {
  const { t } = useTranslation('reader')
  const { autoplay } = useReaderSettings()
  return (
    <IconButton
      label={t('bar.autoplay')}
      aria-pressed={autoplay}
      className={joinClasses(styles.autoplay, autoplay && styles.on)}
      onClick={() => useReaderSettings.setState({ autoplay: !autoplay })}
    >
      {autoplay ? <Repeat aria-hidden size="1.3rem" /> : <StepForward aria-hidden size="1.3rem" />}
    </IconButton>
  )
}
