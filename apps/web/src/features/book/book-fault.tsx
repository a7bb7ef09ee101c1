import { Button, ButtonLink, EmptyState, Page } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readFault } from '../../lib/read-fault.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { isGone } from './is-gone.ts'
import { SleepingBookScene } from './sleeping-book-scene.tsx'

/**
 * In the place of a book that cannot be shown. The page above loads the texts `book` with its own, because they could
 * not be fetched any more when the network is what failed.
 */
export function BookFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('book')
  const gone = isGone(error)
  const title = t(gone ? 'fault.gone' : 'fault.title')
  const hint = t(readFault(error).offline ? 'fault.offline' : 'fault.message')
  usePageTitle(title)
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<SleepingBookScene />}
        title={title}
        message={gone ? t('fault.goneMessage') : hint}
        actions={
          <>
            {!gone && <Button onClick={onRetry}>{t('fault.retry')}</Button>}
            <ButtonLink look={gone ? 'primary' : 'quiet'}>
              <Link to="/my-stories">{t('fault.library')}</Link>
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}
