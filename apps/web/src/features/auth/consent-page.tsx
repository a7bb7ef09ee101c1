import { Card, Page } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ConsentForm } from './consent-form.tsx'

/** Stands in for every page behind the guard until the guardian has agreed. */
export default function ConsentPage() {
  const { t } = useTranslation('auth')
  usePageTitle(t('consent.title'))
  return (
    <Page narrow>
      <Card>
        <h1>{t('consent.title')}</h1>
        <ConsentForm />
      </Card>
    </Page>
  )
}
