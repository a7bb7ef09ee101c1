import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './features.module.css'
import { GrowthChart } from './growth-chart.tsx'
import { NameTag } from './name-tag.tsx'
import { SameChild } from './same-child.tsx'

/** What sets these books apart, shown rather than told. */
export function Features() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">{t('features.title')}</h2>
      <div className={styles.scraps}>
        <Feature name="sameChild">
          <SameChild />
        </Feature>
        <Feature name="aloud">
          <p className={styles.spoken}>
            {t('features.aloud.said')}
            <mark>{t('features.aloud.lit')}</mark>
            <span>{t('features.aloud.coming')}</span>
          </p>
        </Feature>
        <Feature name="private">
          <NameTag />
        </Feature>
        <Feature name="byAge">
          <GrowthChart />
        </Feature>
      </div>
    </section>
  )
}

type FeatureProps = { name: 'sameChild' | 'aloud' | 'private' | 'byAge'; children: ReactNode }

function Feature({ name, children }: FeatureProps) {
  const { t } = useTranslation('home')
  return (
    <article className={styles.scrap}>
      <div className={styles.shown}>{children}</div>
      <div className={styles.told}>
        <h3>{t(`features.${name}.title`)}</h3>
        <p>{t(`features.${name}.text`)}</p>
      </div>
    </article>
  )
}
