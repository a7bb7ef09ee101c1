import { readingLevels } from '@taleglow/contracts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { AGES } from '../../lib/ages.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import styles from './growth-chart.module.css'

/** The marks on a door frame, one for each birthday: how much text a page holds at that age. */
export function GrowthChart() {
  const { t } = useTranslation('home')
  const language = currentLanguage()
  const levels = AGES.map((age) => ({ age, perPage: readingLevels(age, language)[0]?.perPage ?? [0, 0] }))
  const most = Math.max(...levels.map(({ perPage }) => perPage[1]))
  return (
    <ul className={styles.chart} aria-label={t('features.byAge.chart')}>
      {levels.map(({ age, perPage: [from, to] }) => (
        <li key={age} style={{ '--height': to / most } as CSSProperties}>
          <span className={styles.amount}>
            <span className={styles.range}>
              {from}–{to}
            </span>{' '}
            {t('features.byAge.unit')}
          </span>
          <span aria-hidden className={styles.stack} />
          <span className={styles.age}>{t('features.byAge.age', { count: age })}</span>
        </li>
      ))}
    </ul>
  )
}
