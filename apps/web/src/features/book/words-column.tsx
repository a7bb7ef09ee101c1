import { type ReactNode, useEffect, useRef } from 'react'
import { wantsStillness } from './stillness.ts'
import styles from './words-column.module.css'

type WordsColumnProps = {
  /** Index of the mark that sounds now, -1 for none: the column keeps its word in sight. */
  lit?: number
  children: ReactNode
}

/** Where the words of a page stand: in the middle of a spread's page, at the top of a single one. */
export function WordsColumn({ lit = -1, children }: WordsColumnProps) {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lit >= 0 && column.current) keepInSight(column.current)
  }, [lit])
  return (
    <div ref={column} className={styles.column}>
      {children}
    </div>
  )
}

/** Before the lit word runs under the fading edge it is brought to the upper third, so that what follows is seen too. */
function keepInSight(column: HTMLElement): void {
  const word = column.querySelector('[data-lit]')?.getBoundingClientRect()
  if (!word) return
  const room = column.getBoundingClientRect()
  const top = word.top - room.top
  const seen = top >= 0 && top + word.height * 2 <= column.clientHeight
  if (seen) return
  column.scrollBy({
    top: top - column.clientHeight / 3,
    behavior: wantsStillness() ? 'instant' : 'smooth',
  })
}
