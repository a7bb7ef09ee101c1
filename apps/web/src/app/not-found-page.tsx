import { ButtonLink, EmptyState, Page } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LostFoxScene } from '../drawings/scenes/lost-fox-scene.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'

export function NotFoundPage() {
  const { t } = useTranslation('layout')
  usePageTitle(t('notFound.title'))
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<LostFoxScene />}
        title={t('notFound.title')}
        message={t('notFound.message')}
        actions={
          <ButtonLink>
            <Link to="/">{t('notFound.home')}</Link>
          </ButtonLink>
        }
      />
    </Page>
  )
}
