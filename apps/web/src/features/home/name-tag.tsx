import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import styles from './name-tag.module.css'
import { SAMPLE_BOOKS } from './sample-books.ts'

/** A name tag with a first name on it, and struck out beside it what is never asked for. */
export function NameTag() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.desk}>
      <div className={styles.tag}>
        <span className={styles.hello}>{t('features.private.hello')}</span>
        <span className={styles.name}>{SAMPLE_BOOKS[currentLanguage()].characterName}</span>
      </div>
      <ul className={styles.never} aria-label={t('features.private.never')}>
        {['surname', 'birthday', 'photo'].map((item) => (
          <li key={item}>
            <s>{t(`features.private.${item}`)}</s>
          </li>
        ))}
      </ul>
    </div>
  )
}
