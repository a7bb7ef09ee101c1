import { ButtonLink } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NightCampScene } from '../../drawings/scenes/night-camp-scene.tsx'
import styles from './call-to-action.module.css'

/** It is evening: one step is left. */
export function CallToAction() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.call} aria-labelledby="call">
      <div aria-hidden className={styles.scene}>
        <NightCampScene />
      </div>
      <div className={styles.words}>
        <h2 id="call">{t('call.title')}</h2>
        <p>{t('call.text')}</p>
        <ButtonLink size="lg">
          <Link to="/create">{t('call.create')}</Link>
        </ButtonLink>
      </div>
    </section>
  )
}
