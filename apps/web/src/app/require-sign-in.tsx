import { Spinner } from '@taleglow/ui'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAuthStore } from '../lib/auth-store.ts'
import { rememberPath } from '../lib/remembered-path.ts'

const ConsentPage = lazy(() => import('../features/auth/consent-page.tsx'))

/** Lets signed-in parents through, once they have given the consent that is asked for. */
export function RequireSignIn() {
  const { t } = useTranslation('layout')
  const { status, user } = useAuthStore()
  const { pathname, search } = useLocation()
  if (status === 'loading') return <Spinner centred label={t('verifying')} />
  if (!user) {
    rememberPath(pathname + search)
    return <Navigate to="/auth" replace />
  }
  if (user.consentVersion !== user.requiredConsentVersion) return <ConsentPage />
  return <Outlet />
}
