import { Button } from '@taleglow/ui'
import { BookHeart, Eraser, Image, ShieldCheck } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/auth-store.ts'
import { signOut } from '../../lib/session.ts'
import styles from './consent.module.css'
import { giveConsent } from './give-consent.ts'

const POINTS = [
  { key: 'what', Icon: BookHeart },
  { key: 'where', Icon: ShieldCheck },
  { key: 'ai', Icon: Image },
  { key: 'erase', Icon: Eraser },
] as const

/** The child-data notice, the guardian's two confirmations, and the way out for those who do not agree. */
export function ConsentForm() {
  const { t } = useTranslation('auth')
  const { busy, failed, agree } = useConsent()
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
      {failed && (
        <p role="alert" className={styles.fault}>
          {t('consent.failed')}
        </p>
      )}
      <ConsentActions busy={busy} ready={confirmed.guardian && confirmed.notice} />
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

function ConsentActions({ busy, ready }: { busy: boolean; ready: boolean }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const refuse = async () => {
    await signOut()
    await navigate('/auth?reason=consent_refused', { replace: true })
  }
  return (
    <div className={styles.actions}>
      <Button look="text" onClick={refuse}>
        {t('consent.refuse')}
      </Button>
      <Button type="submit" busy={busy} disabled={!ready}>
        {t('consent.agree')}
      </Button>
    </div>
  )
}

function useConsent() {
  const user = useUser()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const agree = () => {
    if (!user) return
    setState('busy')
    giveConsent(user.requiredConsentVersion).catch((error: unknown) => {
      console.warn('Consent was not stored', error)
      setState('failed')
    })
  }
  return { busy: state === 'busy', failed: state === 'failed', agree }
}
