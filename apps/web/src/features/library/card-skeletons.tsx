import { Skeleton, Spinner } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import styles from './card-skeletons.module.css'
import shelf from './shelf.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** The shelf while its books are being fetched, in the shape of what comes. */
export function CardSkeletons() {
  const { t } = useTranslation('library')
  return (
    <>
      <div className="visually-hidden">
        <Spinner label={t('loading')} />
      </div>
      <ul aria-hidden className={shelf.shelf}>
        {PLACES.map((place) => (
          <li key={place} className={styles.card}>
            <Skeleton aspectRatio="1 / 1.04" className={styles.book} />
            <Skeleton width="78%" height="1.3rem" />
            <Skeleton width="55%" height="0.9rem" />
          </li>
        ))}
      </ul>
    </>
  )
}
