import { BookOpen, Brush, UserRoundPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

const STEPS = [
  { key: 'tell', Icon: UserRoundPen },
  { key: 'watch', Icon: Brush },
  { key: 'read', Icon: BookOpen },
]

export function Steps() {
  const { t } = useTranslation('home')
  return (
    <section id="how" className={styles.how}>
      <h2>{t('how.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ key, Icon }) => (
          <li key={key}>
            <span aria-hidden className={styles.stepIcon}>
              <Icon size="2rem" strokeWidth={1.7} />
            </span>
            <h3>{t(`how.${key}.title`)}</h3>
            <p>{t(`how.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
