import type { Story } from '@taleglow/contracts'
import { useTranslation } from 'react-i18next'
import { Book, type Side } from '../book/book.tsx'
import { Endpaper } from '../book/title-page.tsx'
import { useWide } from '../book/use-wide.ts'
import { Cover } from './cover.tsx'
import { LastPage } from './last-page.tsx'
import styles from './reader-book.module.css'
import { ReadingPicture, ReadingWords } from './reading-page.tsx'
import type { Place } from './reading-place.ts'
import { useSwipe } from './use-swipe.ts'
import type { Voice } from './use-voice.ts'

type ReaderBookProps = { story: Story; place: Place; voice: Voice; turn: (by: number) => void }

/** The book with its edges to press and its pages to swipe. */
export function ReaderBook({ story, place, voice, turn }: ReaderBookProps) {
  const { t } = useTranslation('reader')
  const wide = useWide()
  const swipe = useSwipe(turn)
  const render = (at: Place, side: Side) => (
    <Leaf
      story={story}
      at={at}
      side={side}
      voice={at === place ? voice : null}
      onOpen={() => voice.travel(1)}
      onAgain={() => voice.travel(0)}
    />
  )
  return (
    <div className={styles.room} {...swipe}>
      <div className={styles.frame}>
        <Book
          label={t('book', { title: story.title })}
          place={place}
          wide={wide}
          render={render}
          shut={(at) => at === 0}
          className={styles.book}
        />
        <Edges place={place} pages={story.pageCount} turn={turn} />
      </div>
    </div>
  )
}

type EdgesProps = { place: Place; pages: number; turn: (by: number) => void }

/** The outer edges of the pages turn them; the buttons below the book say the same to those who cannot see. */
function Edges({ place, pages, turn }: EdgesProps) {
  return (
    <>
      {place > 0 && <Edge className={styles.before} onPress={() => turn(-1)} />}
      {place <= pages && <Edge className={styles.after} onPress={() => turn(1)} />}
    </>
  )
}

/** A press leaves the focus where it is: on an edge, the space key would turn the page instead of reading it. */
function Edge({ className, onPress }: { className: string | undefined; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}

type LeafProps = {
  story: Story
  at: Place
  side: Side
  voice: Voice | null
  onOpen: () => void
  onAgain: () => void
}

/** What is printed at one place of the book. */
function Leaf({ story, at, side, voice, onOpen, onAgain }: LeafProps) {
  if (at === 0) return side === 'left' ? null : <Cover story={story} onOpen={onOpen} />
  const page = story.pages[at - 1]
  if (!page) return side === 'left' ? <Endpaper /> : <LastPage story={story} onAgain={onAgain} />
  return (
    <div className={styles[side]}>
      {side !== 'right' && <ReadingPicture story={story} page={page} />}
      {side !== 'left' && <ReadingWords story={story} page={page} voice={voice} />}
    </div>
  )
}
