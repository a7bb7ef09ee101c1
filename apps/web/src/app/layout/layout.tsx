import { Spinner } from '@taleglow/ui'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** The frame of every page: header, what the route shows, footer. */
export function Layout() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Suspense key={pathname} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

/**
 * Takes the focus to the page that a link led to, so that a screen reader goes on there; not at the first load, and
 * not where the page itself has taken it.
 */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function PageLoading() {
  const { t } = useTranslation('layout')
  return (
    <div className={styles.loading}>
      <Spinner centred label={t('loadingPage')} />
    </div>
  )
}
