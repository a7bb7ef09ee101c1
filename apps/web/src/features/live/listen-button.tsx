import { isFinished, type StoryPage } from '@taleglow/contracts'
import { Button } from '@taleglow/ui'
import { Pause, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Narration } from '../book/use-narration.ts'
import { isSounding } from '../book/watch-audio.ts'
import styles from './live-book.module.css'
import type { LiveStory } from './use-live-story.ts'

type ListenButtonProps = { live: LiveStory; page: StoryPage; narration: Narration | null }

/** Reads the page aloud as soon as its recording is there; before that, says what it is waiting for. */
export function ListenButton({ live, page, narration }: ListenButtonProps) {
  const { t } = useTranslation('live')
  if (page.audioUrl === null) {
    const coming = page.text !== null && !isFinished(live.status)
    return <p className={styles.voiceComing}>{coming ? t('page.audioComing') : ''}</p>
  }
  const playing = isSounding(narration?.state)
  return (
    <div className={styles.listen}>
      {narration?.state === 'failed' && <p role="alert">{t('page.audioFailed')}</p>}
      {narration?.state === 'blocked' && <p role="status">{t('page.audioBlocked')}</p>}
      <Button
        look="quiet"
        size="sm"
        icon={playing ? <Pause aria-hidden size="1.1em" /> : <Volume2 aria-hidden size="1.1em" />}
        onClick={playing ? narration?.pause : narration?.play}
      >
        {t(playing ? 'page.pause' : 'page.listen')}
      </Button>
    </div>
  )
}
