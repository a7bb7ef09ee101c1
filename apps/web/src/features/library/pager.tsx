import { Button } from '@taleglow/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './pager.module.css'
import type { StoryList } from './without-story.ts'

/** One row of the shelf before and after; nothing where there is only one. */
export function Pager({ list, onTurn }: { list: StoryList; onTurn: (page: number) => void }) {
  const { t } = useTranslation('library')
  const pages = Math.ceil(list.total / list.limit)
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages.label')} className={styles.pager}>
      <Button
        look="quiet"
        icon={<ChevronLeft aria-hidden size="1.2em" />}
        disabled={!list.hasPrev}
        onClick={() => onTurn(list.page - 1)}
      >
        {t('pages.previous')}
      </Button>
      <p className={styles.current}>{t('pages.current', { page: list.page, pages })}</p>
      <Button look="quiet" disabled={!list.hasNext} onClick={() => onTurn(list.page + 1)}>
        {t('pages.next')}
        <ChevronRight aria-hidden size="1.2em" />
      </Button>
    </nav>
  )
}
