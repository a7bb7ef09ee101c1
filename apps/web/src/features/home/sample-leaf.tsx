import { joinClasses } from '@taleglow/ui'
import type { Side } from '../book/book.tsx'
import { PageText } from '../book/page-text.tsx'
import type { SampleBook, SamplePage } from './sample-books.ts'
import styles from './sample-leaf.module.css'

type SampleLeafProps = {
  book: SampleBook
  place: number
  side: Side
  /** Index of the word that sounds, -1 for none. */
  lit: number
}

/** What is printed at one place of the sample: the picture on the left, its words on the right. */
export function SampleLeaf({ book, place, side, lit }: SampleLeafProps) {
  const page = book.pages[place] as SamplePage
  return (
    <div className={styles[side]}>
      {side !== 'right' && <Picture page={page} first={place === 0} />}
      {side !== 'left' && (
        <div className={joinClasses(styles.words, book.language === 'en' && styles.english)}>
          {side === 'single' && <LongestText book={book} />}
          <PageText key={page.number} page={page} lang={book.language} lit={lit} />
        </div>
      )}
      {side !== 'left' && (
        <span aria-hidden className={styles.folio}>
          {page.number}
        </span>
      )}
    </div>
  )
}

function Picture({ page, first }: { page: SamplePage; first: boolean }) {
  return (
    <img
      src={page.imageUrl}
      alt={page.imageAlt}
      width={640}
      height={640}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="sync"
      draggable={false}
      className={styles.picture}
    />
  )
}

/** Holds the room of the longest words, unseen, so that a single page is as high for the others. */
function LongestText({ book }: { book: SampleBook }) {
  const longest = book.pages.reduce((most, page) => (page.text.length > most.text.length ? page : most))
  return (
    <div aria-hidden className={styles.unseen}>
      <PageText page={longest} lang={book.language} />
    </div>
  )
}
