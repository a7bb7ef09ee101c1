import { isFinished, type Story } from '@taleglow/contracts'
import { Button, ButtonLink, EmptyState, Page, Spinner } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { readFault } from '../../lib/read-fault.ts'
import { trpc } from '../../lib/trpc.ts'
import { SleepingBookScene } from '../book/sleeping-book-scene.tsx'
import { Reader } from './reader.tsx'

/** /stories/{id}: the book, to be read and heard. */
export default function ReaderPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('reader')
  // What is being read must not change under the reader's eyes, nor its addresses be signed anew.
  const story = trpc.stories.get.useQuery({ id }, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (story.data) return <Shelf story={story.data} />
  if (story.isPending) return <Spinner centred label={t('loading')} />
  return (
    <ReaderFault gone={readFault(story.error).code === 'NOT_FOUND'} onRetry={() => void story.refetch()} />
  )
}

function Shelf({ story }: { story: Story }) {
  if (story.status === 'completed') return <Reader key={story.id} story={story} />
  return <NotReady story={story} />
}

/** A book that is still being made, or stopped halfway. */
function NotReady({ story }: { story: Story }) {
  const { t } = useTranslation('reader')
  const stopped = isFinished(story.status)
  const live = `/stories/${story.id}/live`
  return (
    <Page>
      <EmptyState
        level={1}
        scene={<SleepingBookScene />}
        title={t(stopped ? 'stopped.title' : 'unfinished.title')}
        message={t(stopped ? 'stopped.message' : 'unfinished.message')}
        actions={
          <>
            <ButtonLink>
              <Link to={stopped ? '/create' : live}>
                {t(stopped ? 'stopped.create' : 'unfinished.watch')}
              </Link>
            </ButtonLink>
            <ButtonLink look="quiet">
              <Link to={stopped ? live : '/my-stories'}>{t(stopped ? 'stopped.pages' : 'end.library')}</Link>
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}

function ReaderFault({ gone, onRetry }: { gone: boolean; onRetry: () => void }) {
  const { t } = useTranslation('reader')
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
