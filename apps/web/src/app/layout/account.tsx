import { Button, ButtonLink } from '@taleglow/ui'
import { LogOut, Sparkle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAuthStore } from '../../lib/auth-store.ts'
import { signOut } from '../../lib/session.ts'
import styles from './header.module.css'

/** The way in for visitors; name, credits and the way out for parents. */
export function Account() {
  const { t } = useTranslation('layout')
  const { user, status } = useAuthStore()
  if (user) return <SignedIn name={user.name} credits={user.credits} />
  if (status === 'loading') return <div className={styles.account} />
  return (
    <div className={styles.account}>
      <Link to="/auth" className={styles.signIn}>
        {t('nav.login')}
      </Link>
      <ButtonLink size="sm">
        <Link to="/create">{t('nav.startCreating')}</Link>
      </ButtonLink>
    </div>
  )
}

function SignedIn({ name, credits }: { name: string; credits: number }) {
  const { t } = useTranslation('layout')
  const navigate = useNavigate()
  const leave = async () => {
    await navigate('/')
    // Still elsewhere: the page asked first whether to leave a draft.
    if (location.pathname === '/') await signOut()
  }
  return (
    <div className={styles.account}>
      <span className={styles.credits} title={t('creditsLeft', { count: credits })}>
        <Sparkle aria-hidden size="1em" />
        {t('creditsChip', { count: credits })}
      </span>
      <span className={styles.name}>{name}</span>
      <Button look="text" size="sm" icon={<LogOut aria-hidden size="1.1em" />} onClick={leave}>
        {t('nav.logout')}
      </Button>
    </div>
  )
}
