import type { Setting } from '@taleglow/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChildPortrait } from '../../drawings/child-portrait.tsx'
import { SettingPicture } from '../../drawings/setting-picture.tsx'
import styles from './home.module.css'
import { HERO } from './spreads.ts'

const PLACES: readonly Setting[] = ['village', 'ocean', 'school']
const AGES = [3, 5, 8]

/** What sets these books apart, shown rather than told. */
export function Features() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.features} aria-label={t('features.label')}>
      <Feature name="sameChild">
        <div aria-hidden className={styles.prints}>
          {PLACES.map((setting) => (
            <div key={setting} className={styles.print}>
              <SettingPicture setting={setting} />
              <div className={styles.printChild}>
                <ChildPortrait looks={HERO} age={5} />
              </div>
            </div>
          ))}
        </div>
      </Feature>
      <Feature name="byAge">
        <ol className={styles.ages}>
          {AGES.map((age) => (
            <li key={age}>
              <span>{t('features.byAge.age', { count: age })}</span>
              <q>{t(`features.byAge.sample.${age}`)}</q>
            </li>
          ))}
        </ol>
      </Feature>
      <Feature name="aloud">
        <p className={styles.spoken}>
          <span>{t('features.aloud.said')}</span>
          <mark>{t('features.aloud.lit')}</mark>
          <span>{t('features.aloud.coming')}</span>
        </p>
      </Feature>
    </section>
  )
}

function Feature({ name, children }: { name: 'sameChild' | 'byAge' | 'aloud'; children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.feature}>
      <div className={styles.featureWords}>
        <h2>{t(`features.${name}.title`)}</h2>
        <p>{t(`features.${name}.text`)}</p>
      </div>
      {children}
    </div>
  )
}
