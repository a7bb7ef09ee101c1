import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useUser } from '../../lib/auth-store.ts'
import styles from './header.module.css'

export function Navigation() {
  const { t } = useTranslation('layout')
  const user = useUser()
  return (
    <nav aria-label={t('mainNavigation')} className={styles.navigation}>
      <NavLink to="/" end>
        {t('nav.home')}
      </NavLink>
      <NavLink to="/create">{t('nav.create')}</NavLink>
      {user && <NavLink to="/my-stories">{t('nav.myStories')}</NavLink>}
    </nav>
  )
}
