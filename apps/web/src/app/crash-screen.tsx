import { Button, EmptyState, Page } from '@taleglow/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { SpiltInkScene } from '../drawings/scenes/spilt-ink-scene.tsx'

/** What stands in for a page that broke: it was logged, and there are three ways on (specification, section 2). */
export function CrashScreen() {
  const { t } = useTranslation('layout')
  const error = useRouteError()
  const navigate = useNavigate()
  const here = useLocation()
  const retry = () => (isMissingCode(error) ? location.reload() : void navigate(here, { replace: true }))
  useEffect(() => console.error('Unexpected error on a page', error), [error])
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<SpiltInkScene />}
        title={t('crash.title')}
        message={t('crash.message')}
        actions={
          <>
            <Button onClick={retry}>{t('crash.retry')}</Button>
            <Button look="quiet" onClick={() => location.reload()}>
              {t('crash.reload')}
            </Button>
            <Button look="quiet" onClick={() => location.assign('/')}>
              {t('crash.home')}
            </Button>
          </>
        }
      />
    </Page>
  )
}

/** A part of the app that could not be loaded stays unloadable in this document, as after a new release. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /module script|dynamically imported module/i.test(error.message)
}
