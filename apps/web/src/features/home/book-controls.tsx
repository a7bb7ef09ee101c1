import { Button, IconButton } from '@taleglow/ui'
import { ChevronLeft, ChevronRight, Pause, Play, Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SampleBook } from './sample-books.ts'
import styles from './self-turning-book.module.css'
import type { PageAloud } from './use-page-aloud.ts'
import type { Turning } from './use-turning.ts'

type BookControlsProps = { book: SampleBook; turning: Turning; aloud: PageAloud }

/** Under the book: hear the page, turn it by hand, stop the turning; and whose book it is. */
export function BookControls({ book, turning, aloud }: BookControlsProps) {
  const { t } = useTranslation('home')
  const { place, byHand } = turning
  const { title, characterName: name, characterAge: age } = book
  return (
    <div className={styles.controls}>
      <ListenButton aloud={aloud} />
      <TurningButtons turning={turning} />
      <p aria-live={byHand ? 'polite' : 'off'} className="visually-hidden">
        {t('sample.page', { page: place + 1, total: book.pages.length })}
      </p>
      <p role="status" className={styles.caption}>
        {aloud.state === 'failed' ? t('sample.failed') : t('sample.caption', { title, name, age })}
      </p>
    </div>
  )
}

function ListenButton({ aloud }: { aloud: PageAloud }) {
  const { t } = useTranslation('home')
  const sounding = aloud.state === 'sounding'
  const Icon = sounding ? Square : Volume2
  return (
    <Button
      look="quiet"
      className={styles.listen}
      icon={<Icon aria-hidden size="1.2em" />}
      onClick={aloud.toggle}
    >
      {t(sounding ? 'sample.hush' : 'sample.listen')}
    </Button>
  )
}

function TurningButtons({ turning }: { turning: Turning }) {
  const { t } = useTranslation('home')
  const Icon = turning.paused ? Play : Pause
  return (
    <div className={styles.turning}>
      <IconButton label={t('sample.back')} onClick={() => turning.turn(-1)}>
        <ChevronLeft aria-hidden size="1.4rem" />
      </IconButton>
      <IconButton
        label={t(turning.paused ? 'sample.resume' : 'sample.pause')}
        className={styles.pause}
        onClick={turning.toggle}
      >
        <Icon aria-hidden size="1.15rem" />
      </IconButton>
      <IconButton label={t('sample.forward')} onClick={() => turning.turn(1)}>
        <ChevronRight aria-hidden size="1.4rem" />
      </IconButton>
    </div>
  )
}
