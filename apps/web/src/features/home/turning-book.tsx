import { IconButton, joinClasses } from '@taleglow/ui'
import { ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BookPicture } from './book-picture.tsx'
import { SPREADS } from './spreads.ts'
import styles from './turning-book.module.css'
import { useTurning } from './use-turning.ts'

/** An open book that turns its own pages: the picture on the left, its words on the right. */
export function TurningBook() {
  const { t } = useTranslation('home')
  const { now, next, turning, playing, turn, settle, toggle } = useTurning(SPREADS.length)
  const Icon = playing ? Pause : Play
  return (
    <figure className={styles.book}>
      <div className={styles.spread}>
        <div className={joinClasses(styles.page, styles.left)}>
          <BookPicture spread={now} />
        </div>
        <div className={joinClasses(styles.page, styles.right)} aria-hidden={turning}>
          <Words spread={turning ? next : now} />
        </div>
        {turning && (
          <div aria-hidden className={styles.leaf} onAnimationEnd={settle}>
            <div className={joinClasses(styles.page, styles.front)}>
              <Words spread={now} />
            </div>
            <div className={joinClasses(styles.page, styles.back)}>
              <BookPicture spread={next} />
            </div>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{t('book.title')}</span>
        <IconButton label={playing ? t('book.pause') : t('book.play')} size="sm" onClick={toggle}>
          <Icon aria-hidden size="1.1rem" />
        </IconButton>
        <IconButton label={t('book.next')} size="sm" onClick={turn}>
          <ChevronRight aria-hidden size="1.25rem" />
        </IconButton>
      </figcaption>
    </figure>
  )
}

function Words({ spread }: { spread: number }) {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={styles.words}>{t(`book.page.${spread + 1}`)}</p>
      <span className={styles.folio}>{spread + 1}</span>
    </>
  )
}
