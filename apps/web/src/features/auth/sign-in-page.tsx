import { Button, Card, Spinner } from '@taleglow/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { GoogleMark } from '../../drawings/google-mark.tsx'
import { BedtimeScene } from '../../drawings/scenes/bedtime-scene.tsx'
import { useAuthStore } from '../../lib/auth-store.ts'
import { recallPath } from '../../lib/remembered-path.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import styles from './auth.module.css'
import { startSignIn } from './start-sign-in.ts'

const REASONS = ['debug_user_cleared', 'debug_user_limit', 'clear_failed', 'session_ended', 'consent_refused']

/** The way in. A parent who is in already goes on to where they wanted to go. */
export default function SignInPage() {
  const { t } = useTranslation(['auth', 'layout'])
  const status = useAuthStore((state) => state.status)
  const [query] = useSearchParams()
  usePageTitle(t('signIn.title'))
  if (status === 'loading') return <Spinner centred label={t('layout:verifying')} />
  if (status === 'authenticated') return <Navigate to={recallPath()} replace />
  return (
    <div className={styles.page}>
      <Card flush className={styles.card}>
        <div aria-hidden className={styles.scene}>
          <BedtimeScene />
        </div>
        <div className={styles.words}>
          <h1>{t('signIn.title')}</h1>
          <p className={styles.lead}>{t('signIn.lead')}</p>
          <Reason reason={query.get('reason')} />
          <SignInButton />
          <p className={styles.small}>{t('signIn.promise')}</p>
        </div>
      </Card>
    </div>
  )
}

function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('auth')
  if (!reason || !REASONS.includes(reason)) return null
  return (
    <p role="alert" className={styles.notice}>
      {t(`reason.${reason}`)}
    </p>
  )
}

function SignInButton() {
  const { t } = useTranslation('auth')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  // Back from the provider's page, the browser may wake this one as it was left: with the button busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setState('ready')
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const press = () => {
    setState('busy')
    startSignIn().catch((error: unknown) => {
      console.warn('Login failed', error)
      setState('failed')
    })
  }
  return (
    <>
      <Button look="quiet" size="lg" wide busy={state === 'busy'} icon={<GoogleMark />} onClick={press}>
        {t(state === 'busy' ? 'signIn.going' : 'signIn.google')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.fault}>
          {t('signIn.failed')}
        </p>
      )}
    </>
  )
}
