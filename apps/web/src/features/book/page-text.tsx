import { joinClasses } from '@taleglow/ui'
import { type CSSProperties, type MouseEvent, memo, useEffect, useMemo } from 'react'
import { fitText } from './fit-text.ts'
import styles from './page-text.module.css'
import { splitByMarks, splitByWords, type TextPiece } from './split-text.ts'
import { wantsStillness } from './stillness.ts'
import type { WrittenPage } from './written-page.ts'

/** Milliseconds between one word and the next while a page is being written. */
const WORD_MS = 75

type PageTextProps = {
  page: WrittenPage
  /** Language of the text and of its translation, for fonts and screen readers. */
  lang: string
  showTranslation?: boolean
  /** Index of the mark that sounds now, -1 for none. */
  lit?: number
  /** Lets the words come one by one, as they are written. */
  writing?: boolean
  onWritten?: () => void
  /** A word was tapped: hear it from there. */
  onWord?: (mark: number) => void
}

/** The words of a page, one of them lit while it sounds. */
export const PageText = memo(function PageText(props: PageTextProps) {
  const { page, lang, showTranslation = true, lit = -1, onWord } = props
  const writing = useWriting(props)
  const { text, translation, marks } = page
  const pieces = useMemo(
    () => (writing ? splitByWords(text) : splitByMarks(text, marks)),
    [writing, text, marks],
  )
  const under = showTranslation ? translation : null
  const style = { '--fit': fitText(text, under) } as CSSProperties
  const hear = (event: MouseEvent<HTMLElement>) => {
    const mark = (event.target as HTMLElement).dataset.mark
    if (mark !== undefined) onWord?.(Number(mark))
  }
  return (
    <div className={styles.words} style={style}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is on Shift with the arrow keys, sentence by sentence. */}
      <p lang={lang} className={joinClasses(styles.text, onWord && styles.tappable)} onClick={hear}>
        {pieces.map((piece, index) => (
          <Word key={piece.start} piece={piece} index={index} writing={writing} lit={piece.mark === lit} />
        ))}
      </p>
      {under && (
        <p lang="en" className={joinClasses(styles.translation, writing && styles.after)}>
          {under}
        </p>
      )}
    </div>
  )
})

type WordProps = { piece: TextPiece; index: number; writing: boolean; lit: boolean }

function Word({ piece, index, writing, lit }: WordProps) {
  if (writing) {
    return (
      <span className={styles.coming} style={{ animationDelay: `${index * WORD_MS}ms` }}>
        {piece.text}
      </span>
    )
  }
  if (piece.mark === null) return piece.text
  return (
    <span
      data-mark={piece.mark}
      data-lit={lit || undefined}
      className={joinClasses(styles.word, lit && styles.lit)}
    >
      {piece.text}
    </span>
  )
}

/** Whether the words are coming one by one now; tells when the last is there, at once where nothing should move. */
function useWriting({ page, writing = false, onWritten }: PageTextProps): boolean {
  const still = wantsStillness()
  useEffect(() => {
    if (!writing) return
    const words = still ? 0 : splitByWords(page.text).length
    const timer = setTimeout(() => onWritten?.(), words * WORD_MS + 600)
    return () => clearTimeout(timer)
  }, [writing, still, page.text, onWritten])
  return writing && !still
}
