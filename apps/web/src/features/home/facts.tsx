import { SETTINGS, STYLES, THEMES, VOICES } from '@taleglow/contracts'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

const FACTS = [
  { key: 'themes', count: THEMES.length },
  { key: 'settings', count: SETTINGS.length },
  { key: 'styles', count: STYLES.length },
  { key: 'voices', count: VOICES.length },
]

/** What there is to choose from, counted from the lists themselves. */
export function Facts() {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.facts}>
      {FACTS.map(({ key, count }) => (
        <li key={key}>
          <strong>{count}</strong>
          <span>{t(`facts.${key}`)}</span>
        </li>
      ))}
    </ul>
  )
}
