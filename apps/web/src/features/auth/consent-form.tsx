import { REQUIRED_CONSENT_VERSION } from '@taleglow/contracts'
import { Button } from '@taleglow/ui'
import { BookHeart, Eraser, Image, ShieldCheck } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/auth-store.ts'
import { ApiError } from '../../lib/call-api.ts'
import { refuseConsent, reloadUser } from '../../lib/session.ts'
import { forgetStories } from '../../lib/story-store.ts'
import styles from './consent.module.css'
import { giveConsent } from './give-consent.ts'

const POINTS = [
  { key: 'what', Icon: BookHeart },
  { key: 'where', Icon: ShieldCheck },
  { key: 'ai', Icon: Image },
  { key: 'erase', Icon: Eraser },
] as const

type ConsentState = 'ready' | 'busy' | 'failed' | 'outdated'

/** The child-data notice, the guardian's two confirmations, and the way out for those who do not agree. */
export function ConsentForm() {
  const { t } = useTranslation(['auth', 'errors'])
  const { state, agree } = useConsent()
  const [confirmed, setConfirmed] = useState({ guardian: false, notice: false })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (confirmed.guardian && confirmed.notice) agree()
  }
  const check = (key: keyof typeof confirmed) => (
    <label className={styles.check}>
      <input
        type="checkbox"
        required
        checked={confirmed[key]}
        onChange={(event) => setConfirmed({ ...confirmed, [key]: event.target.checked })}
      />
      <span>{t(`consent.confirm.${key}`)}</span>
    </label>
  )
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('consent.lead')}</p>
      <ConsentNotice />
      {check('guardian')}
      {check('notice')}
      {(state === 'failed' || state === 'outdated') && (
        <p role="alert" className={styles.fault}>
          {t(state === 'outdated' ? 'errors:consentVersion' : 'consent.failed')}
        </p>
      )}
      <ConsentActions state={state} ready={confirmed.guardian && confirmed.notice} />
    </form>
  )
}

function ConsentNotice() {
  const { t } = useTranslation('auth')
  return (
    <ul className={styles.points}>
      {POINTS.map(({ key, Icon }) => (
        <li key={key}>
          <Icon aria-hidden size="1.5rem" className={styles.icon} />
          <div>
            <h2 className={styles.point}>{t(`consent.${key}.title`)}</h2>
            <p>{t(`consent.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function ConsentActions({ state, ready }: { state: ConsentState; ready: boolean }) {
  const { t } = useTranslation(['auth', 'layout'])
  const navigate = useNavigate()
  const refuse = () => {
    forgetStories()
    // The guard leads to /auth as soon as nobody is signed in; the way with the reason comes after it, and at once: the
    // server's answer may be slow, and the parent elsewhere by then.
    flushSync(() => void refuseConsent())
    void navigate('/auth?reason=consent_refused', { replace: true })
  }
  return (
    <div className={styles.actions}>
      <Button look="text" onClick={refuse}>
        {t('consent.refuse')}
      </Button>
      {state === 'outdated' ? (
        <Button onClick={() => location.reload()}>{t('layout:crash.reload')}</Button>
      ) : (
        <Button type="submit" busy={state === 'busy'} disabled={!ready}>
          {t('consent.agree')}
        </Button>
      )}
    </div>
  )
}

function useConsent(): { state: ConsentState; agree: () => void } {
  const user = useUser()
  const [state, setState] = useState<ConsentState>('ready')
  // The notice comes with the code of this page: a later version is read after loading it afresh.
  const isOld = user !== null && user.requiredConsentVersion > REQUIRED_CONSENT_VERSION
  const agree = () => {
    if (!user || isOld) return
    setState('busy')
    giveConsent(user.requiredConsentVersion).catch(async (error: unknown) => {
      console.warn('Consent was not stored', error)
      setState(await explainRefusal(error))
    })
  }
  return { state: isOld ? 'outdated' : state, agree }
}

async function explainRefusal(error: unknown): Promise<ConsentState> {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION_ERROR') return 'failed'
  await reloadUser()
  return 'outdated'
}
