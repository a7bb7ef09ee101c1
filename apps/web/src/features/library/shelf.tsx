import type { StorySummary } from '@taleglow/contracts'
import { Button, ButtonLink, EmptyState, joinClasses } from '@taleglow/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readFault } from '../../lib/read-fault.ts'
import { SleepingBookScene } from '../book/sleeping-book-scene.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmptyShelfScene } from './empty-shelf-scene.tsx'
import { SampleShelf } from './sample-shelf.tsx'
import styles from './shelf.module.css'
import { isFiltered, type ShelfView } from './shelf-view.ts'
import { StoryCard } from './story-card.tsx'
import { useDeleteStory } from './use-delete-story.ts'
import type { useShelf } from './use-shelf.ts'
import type { ChangeView } from './use-shelf-view.ts'

type ShelfProps = { shelf: ReturnType<typeof useShelf>; view: ShelfView; onChange: ChangeView }

/** The books of a view, or why there are none. */
export function Shelf({ shelf, view, onChange }: ShelfProps) {
  if (shelf.data && shelf.data.items.length > 0) {
    return <Books stories={shelf.data.items} fading={shelf.isPlaceholderData} />
  }
  if (shelf.data && shelf.data.total === 0) {
    return isFiltered(view) ? <NothingLikeThat onChange={onChange} /> : <EmptyShelf />
  }
  if (shelf.isError) return <ShelfFault error={shelf.error} onRetry={() => void shelf.refetch()} />
  return <CardSkeletons />
}

function Books({ stories, fading }: { stories: StorySummary[]; fading: boolean }) {
  const [asked, setAsked] = useState<StorySummary | null>(null)
  const remove = useDeleteStory()
  return (
    <>
      <ul className={joinClasses(styles.shelf, fading && styles.fading)}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} onDelete={() => setAsked(story)} />
          </li>
        ))}
      </ul>
      <DeleteDialog story={asked} onClose={() => setAsked(null)} onConfirm={remove} />
    </>
  )
}

function EmptyShelf() {
  const { t } = useTranslation('library')
  return (
    <>
      <EmptyState
        scene={<EmptyShelfScene />}
        title={t('empty.title')}
        message={t('empty.message')}
        actions={
          <ButtonLink size="lg">
            <Link to="/create">{t('empty.create')}</Link>
          </ButtonLink>
        }
      />
      <SampleShelf />
    </>
  )
}

function NothingLikeThat({ onChange }: { onChange: ChangeView }) {
  const { t } = useTranslation('library')
  return (
    <EmptyState
      scene={<EmptyShelfScene />}
      title={t('nothing.title')}
      message={t('nothing.message')}
      actions={
        <Button look="quiet" onClick={() => onChange({ status: null, theme: null })}>
          {t('filters.clear')}
        </Button>
      }
    />
  )
}

function ShelfFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('library')
  return (
    <div role="alert">
      <EmptyState
        scene={<SleepingBookScene />}
        title={t('error.title')}
        message={t(readFault(error).offline ? 'error.offline' : 'error.message')}
        actions={<Button onClick={onRetry}>{t('error.retry')}</Button>}
      />
    </div>
  )
}
