import { ButtonLink, Page } from '@taleglow/ui'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './library-page.module.css'
import { Pager } from './pager.tsx'
import { Shelf } from './shelf.tsx'
import { ShelfFilters } from './shelf-filters.tsx'
import { isFiltered, type ShelfView } from './shelf-view.ts'
import { useShelf } from './use-shelf.ts'
import { type ChangeView, useShelfView } from './use-shelf-view.ts'
import type { StoryList } from './without-story.ts'

/** /my-stories: every book of this family. */
export default function LibraryPage() {
  const { t } = useTranslation('library')
  const [view, change] = useShelfView()
  const shelf = useShelf(view)
  useLastPage(shelf.data, view, change)
  const bare = shelf.data?.total === 0 && !isFiltered(view)
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.count}>
            {shelf.data && !bare && t(isFiltered(view) ? 'found' : 'count', { count: shelf.data.total })}
          </p>
        </div>
        {!bare && (
          <ButtonLink>
            <Link to="/create">
              <Plus aria-hidden size="1.2em" />
              {t('create')}
            </Link>
          </ButtonLink>
        )}
      </header>
      {!bare && <ShelfFilters view={view} onChange={change} />}
      <Shelf shelf={shelf} view={view} onChange={change} />
      {shelf.data && <Pager list={shelf.data} onTurn={(page) => change({ page })} />}
    </Page>
  )
}

/** A page beyond the last, after a deletion or from an old address, gives way to the last. */
function useLastPage(list: StoryList | undefined, view: ShelfView, change: ChangeView): void {
  const last = list ? Math.max(1, Math.ceil(list.total / list.limit)) : null
  const beyond = list?.items.length === 0 && list.page === view.page && last !== null && view.page > last
  useEffect(() => {
    if (beyond && last !== null) change({ page: last }, { replace: true })
  })
}
