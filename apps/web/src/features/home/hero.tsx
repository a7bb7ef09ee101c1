import { ButtonLink } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './home.module.css'
import { TurningBook } from './turning-book.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink size="lg">
            <Link to="/create">{t('hero.create')}</Link>
          </ButtonLink>
          <a href="#how">{t('hero.how')}</a>
        </div>
      </div>
      <TurningBook />
    </section>
  )
}
