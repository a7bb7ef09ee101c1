import type { Story } from '@taleglow/contracts'
import { Button } from '@taleglow/ui'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DrawnCover } from '../book/drawn-cover.tsx'
import styles from './cover.module.css'

/** The cover: the first picture, the title on a plate in its sky, for whom it was made, and by what. */
export function Cover({ story, onOpen }: { story: Story; onOpen: () => void }) {
  const { t } = useTranslation('reader')
  return (
    <div className={styles.cover}>
      {story.coverUrl ? (
        <img src={story.coverUrl} alt="" className={styles.picture} draggable={false} />
      ) : (
        <DrawnCover theme={story.theme} className={styles.picture} />
      )}
      <div className={styles.plate}>
        <p className={styles.title}>{story.title}</p>
        <p className={styles.by}>{t('cover.by', { name: story.characterName })}</p>
        {story.dedication && <p className={styles.dedication}>{story.dedication}</p>}
      </div>
      <Button
        size="lg"
        icon={<BookOpen aria-hidden size="1.15em" />}
        className={styles.open}
        onClick={onOpen}
      >
        {t('cover.open')}
      </Button>
      <p className={styles.notice}>{t('aiNotice')}</p>
    </div>
  )
}
