import { Spinner } from '@taleglow/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** The frame of every page: header, what the route shows, footer. */
export function Layout() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense key={pathname} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

function PageLoading() {
  const { t } = useTranslation('layout')
  return (
    <div className={styles.loading}>
      <Spinner centred label={t('loadingPage')} />
    </div>
  )
}
