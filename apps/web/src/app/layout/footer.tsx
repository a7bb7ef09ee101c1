import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslation('layout')
  return (
    <footer className={styles.footer}>
      <div className={styles.hills} aria-hidden />
      <div className={styles.ground}>
        <p className={styles.motto}>{t('footer.motto')}</p>
        <nav aria-label={t('footer.navigation')} className={styles.links}>
          <Link to="/">{t('nav.home')}</Link>
          <Link to="/create">{t('nav.create')}</Link>
          <Link to="/my-stories">{t('nav.myStories')}</Link>
        </nav>
        <p className={styles.label}>{t('footer.aiLabel')}</p>
      </div>
    </footer>
  )
}
