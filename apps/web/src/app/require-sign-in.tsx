import { Spinner } from '@taleglow/ui'
import { Fragment, lazy, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAuthStore } from '../lib/auth-store.ts'
import { rememberPath } from '../lib/remembered-path.ts'

const ConsentPage = lazy(() => import('../features/auth/consent-page.tsx'))
const ConsentDialog = lazy(() => import('../features/auth/consent-dialog.tsx'))

/** Lets signed-in parents through, once they have given the consent that is asked for. */
export function RequireSignIn() {
  const { t } = useTranslation('layout')
  const { status, user } = useAuthStore()
  const { pathname, search } = useLocation()
  const entered = useRef<string | null>(null)
  if (status === 'loading') return <Spinner centred label={t('verifying')} />
  if (!user) {
    rememberPath(pathname + search)
    return <Navigate to="/auth" replace />
  }
  const agreed = user.consentVersion === user.requiredConsentVersion
  if (agreed) entered.current = user.id
  if (entered.current !== user.id) return <ConsentPage key={user.id} />
  // With another user, as after a sign-in in another tab, the page begins anew.
  return (
    <Fragment key={user.id}>
      <Outlet />
      {/* The version asked for may rise while somebody is at work: then the page stays, and is asked over. */}
      {!agreed && <ConsentDialog key={user.requiredConsentVersion} />}
    </Fragment>
  )
}
