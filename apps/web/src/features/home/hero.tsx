import { LIMITS, PLANS, storyPrice } from '@taleglow/contracts'
import { ButtonLink } from '@taleglow/ui'
import { ArrowDown } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/i18n.ts'
import styles from './hero.module.css'
import { SAMPLE_BOOKS } from './sample-books.ts'
import { SelfTurningBook } from './self-turning-book.tsx'

const pages = LIMITS.pageCount.default
const price = storyPrice({ pageCount: pages, imageQuality: 'standard' })

/** The promise, the way to begin, and the book that proves it. */
export function Hero() {
  const { t } = useTranslation('home')
  const language = currentLanguage()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <Trans t={t} i18nKey="hero.title" components={{ stroke: <span className={styles.stroke} /> }} />
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink size="lg">
            <Link to="/create">{t('hero.create')}</Link>
          </ButtonLink>
          <a href="#how" className={styles.how}>
            {t('hero.how')}
            <ArrowDown aria-hidden size="1em" />
          </a>
        </div>
        <p className={styles.note}>{t('hero.note', { credits: PLANS.free.monthlyCredits, pages, price })}</p>
      </div>
      <SelfTurningBook key={language} book={SAMPLE_BOOKS[language]} />
    </section>
  )
}
