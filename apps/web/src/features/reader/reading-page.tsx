import type { Story, StoryPage } from '@taleglow/contracts'
import { Button } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { PagePicture } from '../book/page-picture.tsx'
import { PageText } from '../book/page-text.tsx'
import { useReaderSettings } from './reader-settings.ts'
import styles from './reading-page.module.css'
import type { Voice } from './use-voice.ts'

/** The picture of a page; where there is none, room for one's own. */
export function ReadingPicture({ page }: { page: StoryPage }) {
  const { t } = useTranslation('reader')
  return (
    <PagePicture
      src={page.imageUrl}
      alt={page.imageAlt ?? ''}
      seed={page.number}
      absent={
        <>
          <span>{t('picture.missing')}</span>
          <span className={styles.hint}>{t('picture.missingHint')}</span>
        </>
      }
      broken={(retry) => (
        <>
          <span>{t('picture.failed')}</span>
          <Button look="quiet" onClick={retry}>
            {t('picture.retry')}
          </Button>
        </>
      )}
    />
  )
}

type ReadingWordsProps = { story: Story; page: StoryPage; voice: Voice | null }

/** The words of a page, lit as they are read; a tap on one reads from there. */
export function ReadingWords({ story, page, voice }: ReadingWordsProps) {
  const { t } = useTranslation('reader')
  const { translation } = useReaderSettings()
  const { text } = page
  return (
    <div className={styles.words}>
      <div className={styles.column}>
        {text === null ? (
          <p className={styles.hint}>{t('text.missing')}</p>
        ) : (
          <PageText
            page={{ ...page, text }}
            lang={story.language === 'en' ? 'en' : 'zh-CN'}
            showTranslation={translation}
            lit={voice?.lit ?? -1}
            {...(voice && page.audioUrl && { onWord: voice.playFrom })}
          />
        )}
      </div>
      <p aria-hidden className={styles.folio}>
        {page.number}
      </p>
    </div>
  )
}
