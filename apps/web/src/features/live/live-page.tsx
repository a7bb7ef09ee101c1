import { Button, ButtonLink, EmptyState, Page, Spinner } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { readFault } from '../../lib/read-fault.ts'
import { trpc } from '../../lib/trpc.ts'
import { SleepingBookScene } from '../book/sleeping-book-scene.tsx'
import { LiveStage } from './live-stage.tsx'

/** /stories/{id}/live: the book lies open and fills itself. */
export default function LivePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('live')
  const story = trpc.stories.get.useQuery({ id })
  if (story.data) return <LiveStage key={id} story={story.data} />
  if (story.isPending) return <Spinner centred label={t('loading')} />
  return <LiveFault gone={readFault(story.error).code === 'NOT_FOUND'} onRetry={() => void story.refetch()} />
}

function LiveFault({ gone, onRetry }: { gone: boolean; onRetry: () => void }) {
  const { t } = useTranslation('live')
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<SleepingBookScene />}
        title={t(gone ? 'error.gone' : 'error.title')}
        message={t(gone ? 'error.goneMessage' : 'error.message')}
        actions={
          <>
            {!gone && <Button onClick={onRetry}>{t('error.retry')}</Button>}
            <ButtonLink look={gone ? 'primary' : 'quiet'}>
              <Link to="/my-stories">{t('error.library')}</Link>
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}
