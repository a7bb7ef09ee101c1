import { ButtonLink, EmptyState, Page, Spinner } from '@taleglow/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LostFoxScene } from '../../drawings/scenes/lost-fox-scene.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { finishSignIn, type SignInEnd } from './finish-sign-in.ts'

type Failure = Extract<SignInEnd, { kind: 'failed' }>

/** Return point of the provider's page. */
export default function SignInReturnPage() {
  const { t } = useTranslation('auth')
  const failure = useFinishedSignIn()
  usePageTitle(t('return.title'))
  if (!failure) return <Spinner centred label={t('return.finishing')} />
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<LostFoxScene />}
        title={t('return.failed')}
        message={failure.message ?? t(`return.${failure.reason}`)}
        actions={
          <ButtonLink>
            <Link to="/auth">{t('return.again')}</Link>
          </ButtonLink>
        }
      />
    </Page>
  )
}

function useFinishedSignIn(): Failure | null {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    let here = true
    finishSignIn(query).then((end) => {
      if (!here) return
      if (end.kind === 'failed') setFailure(end)
      if (end.kind === 'signedIn') void navigate(end.path, { replace: true })
    })
    return () => {
      here = false
    }
  }, [query, navigate])
  return failure
}
