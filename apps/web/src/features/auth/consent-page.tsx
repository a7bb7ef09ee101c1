import { Card, Page } from '@taleglow/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ConsentForm } from './consent-form.tsx'

/** Stands in for every page behind the guard until the guardian has agreed. */
export default function ConsentPage() {
  const { t } = useTranslation('auth')
  usePageTitle(t('consent.title'))
  useEffect(() => goToTop, [])
  return (
    <Page narrow>
      <Card>
        <h1>{t('consent.title')}</h1>
        <ConsentForm />
      </Card>
    </Page>
  )
}

/** The page that was waiting behind the notice has the same address, and is read from its top. */
function goToTop(): void {
  scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}
