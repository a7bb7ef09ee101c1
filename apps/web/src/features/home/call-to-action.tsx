import { PLANS } from '@taleglow/contracts'
import { ButtonLink } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NightCampScene } from '../../drawings/scenes/night-camp-scene.tsx'
import styles from './home.module.css'

export function CallToAction() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.call}>
      <div aria-hidden className={styles.callScene}>
        <NightCampScene />
      </div>
      <div className={styles.callWords}>
        <h2>{t('call.title')}</h2>
        <p>{t('call.text', { count: PLANS.free.monthlyCredits })}</p>
        <ButtonLink size="lg">
          <Link to="/create">{t('call.create')}</Link>
        </ButtonLink>
      </div>
    </section>
  )
}
