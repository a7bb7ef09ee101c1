import type { Story, StoryPage } from '@taleglow/contracts'
import { useTranslation } from 'react-i18next'
import { PagePicture } from '../book/page-picture.tsx'
import { PageText } from '../book/page-text.tsx'
import { useRenewMedia } from '../book/use-renew-media.ts'
import { WordsColumn } from '../book/words-column.tsx'
import { isWritten } from '../book/written-page.ts'
import { useReaderSettings } from './reader-settings.ts'
import styles from './reading-page.module.css'
import type { Voice } from './use-voice.ts'

/** The picture of a page; where there is none, room for one's own. */
export function ReadingPicture({ story, page }: { story: Story; page: StoryPage }) {
  const { t } = useTranslation('reader')
  const renew = useRenewMedia(story.id)
  return (
    <PagePicture
      src={page.imageUrl}
      alt={page.imageAlt ?? ''}
      seed={page.number}
      onFailed={renew}
      absent={
        <>
          <span>{t('picture.missing')}</span>
          <span className={styles.hint}>{t('picture.missingHint')}</span>
        </>
      }
    />
  )
}

type ReadingWordsProps = { story: Story; page: StoryPage; voice: Voice | null }

/** The words of a page, lit as they are read; a tap on one reads from there. */
export function ReadingWords({ story, page, voice }: ReadingWordsProps) {
  const { t } = useTranslation('reader')
  const { translation } = useReaderSettings()
  return (
    <div className={styles.words}>
      <WordsColumn lit={voice?.lit ?? -1}>
        {isWritten(page) ? (
          <PageText
            page={page}
            lang={story.language === 'en' ? 'en' : 'zh-CN'}
            showTranslation={translation}
            lit={voice?.lit ?? -1}
            {...(voice && page.audioUrl && { onWord: voice.playFrom })}
          />
        ) : (
          <p className={styles.hint}>{t('text.missing')}</p>
        )}
      </WordsColumn>
      <p aria-hidden className={styles.folio}>
        {page.number}
      </p>
    </div>
  )
}
