import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Book, type Side } from '../book/book.tsx'
import { BookControls } from './book-controls.tsx'
import type { SampleBook, SamplePage } from './sample-books.ts'
import { SampleLeaf } from './sample-leaf.tsx'
import styles from './self-turning-book.module.css'
import { useAttention } from './use-attention.ts'
import { usePageAloud } from './use-page-aloud.ts'
import { useRoomForSpread } from './use-room-for-spread.ts'
import { useSelfTurning, useTurning } from './use-turning.ts'

/** A real book that turns its own pages while nobody touches it, and reads a line aloud on request. */
export function SelfTurningBook({ book }: { book: SampleBook }) {
  const { t } = useTranslation('home')
  const wide = useRoomForSpread()
  const { attended, handlers } = useAttention()
  const turning = useTurning(book.pages.length)
  const { place } = turning
  const page = book.pages[place] as SamplePage
  const aloud = usePageAloud(page)
  useSelfTurning(turning, attended || aloud.state === 'sounding')
  usePictureAhead(book.pages[(place + 1) % book.pages.length] as SamplePage)
  const render = (at: number, side: Side) => (
    <SampleLeaf book={book} place={at} side={side} lit={at === place ? aloud.lit : -1} />
  )
  return (
    <div className={styles.table} {...handlers}>
      <Book
        label={t('sample.label', { title: book.title })}
        place={place}
        wide={wide}
        render={render}
        className={styles.book}
      />
      <BookControls book={book} turning={turning} aloud={aloud} />
    </div>
  )
}

/** Fetches a picture before its page is turned to, once the page itself has what it needs. */
function usePictureAhead({ imageUrl }: SamplePage): void {
  useEffect(() => {
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.src = imageUrl
  }, [imageUrl])
}
