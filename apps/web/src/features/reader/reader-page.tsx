import { isFinished, type Story } from '@taleglow/contracts'
import { ButtonLink, EmptyState, Page, Spinner } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { BookFault } from '../book/book-fault.tsx'
import { isGone } from '../book/is-gone.ts'
import { mediaExpired } from '../book/media-address.ts'
import { SleepingBookScene } from '../book/sleeping-book-scene.tsx'
import { Reader } from './reader.tsx'

/** /stories/{id}: the book, to be read and heard. */
export default function ReaderPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['reader', 'book'])
  // Fetched afresh at each opening: a book that was deleted in another tab may still be in the cache of this one.
  const story = trpc.stories.get.useQuery(
    { id },
    { staleTime: 0, refetchOnWindowFocus: whenExpired, refetchOnReconnect: whenExpired },
  )
  if (story.data && !isGone(story.error)) return <Shelf story={story.data} />
  if (story.isPending) return <Spinner centred label={t('loading')} />
  return <BookFault error={story.error} onRetry={() => void story.refetch()} />
}

/**
 * What is being read must not change under the reader's eyes, nor its addresses be signed anew, until a book that was
 * left open overnight can no longer load its pictures. One that did not open is taken up again.
 */
function whenExpired({ state }: { state: { data?: Story | undefined } }): boolean {
  return state.data === undefined || mediaExpired(state.data)
}

function Shelf({ story }: { story: Story }) {
  usePageTitle(story.title)
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
