import { joinClasses } from '@taleglow/ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import styles from './book.module.css'
import { wantsStillness } from './stillness.ts'
import { type Turn, useTurn } from './use-turn.ts'

/** The side of a spread that a sheet lies on, or the one page that is shown where there is no room for two. */
export type Side = 'left' | 'right' | 'single'

/**
 * What is printed on one side of the book at one place. `landed` is false while that sheet is in the air or being
 * uncovered: what comes to life on a page waits for it.
 */
export type RenderSide = (place: number, side: Side, landed: boolean) => ReactNode

type BookProps = {
  /** Where the book lies open; a change turns a leaf. */
  place: number
  /** A spread of two pages, or a single page. */
  wide: boolean
  render: RenderSide
  /** Whether the book is shut at this place, its cover up. */
  shut?: (place: number) => boolean
  label: string
  className?: string
}

/** A picture book that lies on the page and turns its own leaves. */
export function Book({ place, wide, render, shut = () => false, label, className }: BookProps) {
  const leaf = useRef<HTMLDivElement>(null)
  const turn = useTurn(place, wide, leaf)
  const closed = shut(place) && (!turn || wantsStillness())
  const Body = wide ? Spread : SinglePage
  return (
    <section
      aria-label={label}
      data-spread={wide || undefined}
      className={joinClasses(
        styles.book,
        wide ? styles.wide : styles.narrow,
        closed && styles.shut,
        wide && shut(place) && styles.centred,
        className,
      )}
    >
      <div className={styles.board}>
        <Body place={place} turn={turn} render={render} leaf={leaf} shut={shut} />
      </div>
    </section>
  )
}

type BodyProps = {
  shut: (place: number) => boolean
  place: number
  turn: Turn | null
  render: RenderSide
  leaf: RefObject<HTMLDivElement | null>
}

function Spread({ place, turn, render, leaf, shut }: BodyProps) {
  const still = wantsStillness()
  const forward = turn !== null && turn.to > turn.from
  const left = turn && forward && !still ? turn.from : place
  const right = turn && !forward && !still ? turn.from : place
  return (
    <>
      <Sheet side="left" missing={shut(left)}>
        {render(left, 'left', turn === null)}
      </Sheet>
      <Sheet side="right">{render(right, 'right', turn === null)}</Sheet>
      {turn && (
        <div ref={leaf} className={joinClasses(styles.leaf, still && styles.whole)} aria-hidden inert>
          {still ? (
            <FadingSpread place={turn.from} render={render} />
          ) : (
            <LeafFaces turn={turn} render={render} />
          )}
        </div>
      )}
    </>
  )
}

function LeafFaces({ turn, render }: { turn: Turn; render: RenderSide }) {
  const front = Math.min(turn.from, turn.to)
  const back = Math.max(turn.from, turn.to)
  return (
    <>
      <div className={styles.face}>
        <Sheet side="right">{render(front, 'right', false)}</Sheet>
      </div>
      <div className={joinClasses(styles.face, styles.back)}>
        <Sheet side="left">{render(back, 'left', false)}</Sheet>
      </div>
    </>
  )
}

/** The spread one comes from, fading away over the one that is there already. */
function FadingSpread({ place, render }: { place: number; render: RenderSide }) {
  return (
    <>
      <Sheet side="left">{render(place, 'left', false)}</Sheet>
      <Sheet side="right">{render(place, 'right', false)}</Sheet>
    </>
  )
}

function SinglePage({ place, turn, render, leaf }: BodyProps) {
  const backward = turn !== null && turn.to < turn.from && !wantsStillness()
  return (
    <>
      <Sheet side="single">{render(backward ? turn.from : place, 'single', turn === null)}</Sheet>
      {turn && (
        <div ref={leaf} className={joinClasses(styles.leaf, styles.whole)} aria-hidden inert>
          <Sheet side="single">{render(backward ? turn.to : turn.from, 'single', false)}</Sheet>
        </div>
      )}
    </>
  )
}

type SheetProps = { side: Side; missing?: boolean; children: ReactNode }

/** One side of a leaf; to the left of a cover there is none. */
function Sheet({ side, missing = false, children }: SheetProps) {
  return <div className={joinClasses(styles.sheet, styles[side], missing && styles.missing)}>{children}</div>
}
