import { Spinner } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { BookFault } from '../book/book-fault.tsx'
import { isGone } from '../book/is-gone.ts'
import { LiveStage } from './live-stage.tsx'

/** /stories/{id}/live: the book lies open and fills itself. */
export default function LivePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['live', 'book'])
  const story = trpc.stories.get.useQuery({ id })
  // What is in the cache may have been deleted since.
  if (story.data && !isGone(story.error)) return <LiveStage key={id} story={story.data} />
  if (story.isPending) return <Spinner centred label={t('loading')} />
  return <BookFault error={story.error} onRetry={() => void story.refetch()} />
}
