import type { Story } from '@taleglow/contracts'
import { IconButton, joinClasses } from '@taleglow/ui'
import { BookAudio, ChevronLeft, ChevronRight, LoaderCircle, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './reader-bar.module.css'
import { useReaderSettings } from './reader-settings.ts'
import { isPage, type Place } from './reading-place.ts'
import type { Voice } from './use-voice.ts'

type ReaderBarProps = { story: Story; place: Place; voice: Voice; turn: (by: number) => void }

/** Under the book: where we are, the page before and after, and the voice. */
export function ReaderBar({ story, place, voice, turn }: ReaderBarProps) {
  const { t } = useTranslation('reader')
  const pages = story.pageCount
  return (
    <section aria-label={t('bar.label')} className={styles.bar}>
      <VoiceNote voice={voice} />
      <AutoplaySwitch />
      <IconButton
        label={t('turn.previous')}
        size="lg"
        look="quiet"
        disabled={place === 0}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <PlayButton story={story} place={place} voice={voice} />
      <IconButton
        label={t('turn.next')}
        size="lg"
        look="quiet"
        disabled={place > pages}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      <PlaceNote place={place} pages={pages} />
    </section>
  )
}

/** What the voice is waiting for, or why it is not heard. */
function VoiceNote({ voice }: { voice: Voice }) {
  const { t } = useTranslation('reader')
  if (voice.state === 'loading') {
    return (
      <p role="status" className={joinClasses(styles.note, styles.waiting)}>
        {t('narration.loading')}
      </p>
    )
  }
  if (voice.state === 'blocked') {
    return (
      <p role="status" className={joinClasses(styles.note, styles.blocked)}>
        {t('narration.blocked')}
      </p>
    )
  }
  if (voice.state !== 'failed') return null
  return (
    <p role="alert" className={joinClasses(styles.note, styles.failed)}>
      {t('narration.failed')} · {t('narration.failedHint')}
    </p>
  )
}

function PlaceNote({ place, pages }: { place: Place; pages: number }) {
  const { t } = useTranslation('reader')
  const onPage = isPage(place, pages)
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

function PlayButton({ story, place, voice }: Omit<ReaderBarProps, 'turn'>) {
  const { t } = useTranslation('reader')
  const page = story.pages[Math.max(1, place) - 1]
  const silent = !page?.audioUrl
  const label = silent ? 'missing' : voice.playing ? 'pause' : 'play'
  return (
    <IconButton
      look="primary"
      label={t(`narration.${label}`)}
      disabled={silent}
      aria-busy={voice.state === 'loading' || undefined}
      className={styles.play}
      onClick={voice.toggle}
    >
      <PlayIcon voice={voice} />
    </IconButton>
  )
}

function PlayIcon({ voice }: { voice: Voice }) {
  if (voice.state === 'loading') return <LoaderCircle aria-hidden className={styles.wheel} />
  if (voice.playing) return <Pause aria-hidden fill="currentColor" strokeWidth={0} />
  return <Play aria-hidden fill="currentColor" strokeWidth={0} />
}

function AutoplaySwitch() {
  const { t } = useTranslation('reader')
  const { autoplay } = useReaderSettings()
  return (
    <IconButton
      label={t('bar.autoplay')}
      aria-pressed={autoplay}
      className={styles.autoplay}
      onClick={() => useReaderSettings.setState({ autoplay: !autoplay })}
    >
      <BookAudio aria-hidden size="1.4rem" />
    </IconButton>
  )
}
