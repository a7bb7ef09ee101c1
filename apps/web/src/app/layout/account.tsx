import { Button, ButtonLink } from '@taleglow/ui'
import { LogOut, Sparkle } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useAuthStore } from '../../lib/auth-store.ts'
import { signOut } from '../../lib/session.ts'
import { forgetStories } from '../../lib/story-store.ts'
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
  const leave = useSignOut()
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

const SIGN_OUT = { signOut: true }

/**
 * Leaves for home and signs out there. The wish travels with the way, so that a page may first ask what shall become
 * of a draft: the parent who then stays has not signed out, and the one who goes has.
 */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const wanted = pathname === '/' && (state as Partial<typeof SIGN_OUT> | null)?.signOut === true
  useEffect(() => {
    if (!wanted) return
    void signOut()
    void navigate('/', { replace: true, state: null })
  }, [wanted, navigate])
  return async () => {
    await navigate('/', { state: SIGN_OUT })
    // Elsewhere still: the page asks about the draft, and that answer holds.
    if (location.pathname === '/') forgetStories()
  }
}
