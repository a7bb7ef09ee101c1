import type { ReactNode } from 'react'
import styles from './words-column.module.css'

/** Where the words of a page stand: in the middle of a spread's page, at the top of a single one. */
export function WordsColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
