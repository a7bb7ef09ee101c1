import { LoaderCircle } from 'lucide-react'
import { joinClasses } from '../join-classes.ts'
import styles from './spinner.module.css'

type SpinnerProps = {
  /** What is being waited for. */
  label: string
  /** Stands in the middle of the room that a page will fill, as a book leafing through itself. */
  centred?: boolean
}

/** Says what is being waited for; never turns without words. */
export function Spinner({ label, centred = false }: SpinnerProps) {
  return (
    <div role="status" className={joinClasses(styles.spinner, centred && styles.centred)}>
      {centred ? <LeafingBook /> : <LoaderCircle aria-hidden size="1.15em" className={styles.wheel} />}
      <span>{label}</span>
    </div>
  )
}

function LeafingBook() {
  return (
    <svg aria-hidden viewBox="0 0 64 52" className={styles.book} fill="none" stroke="currentColor">
      <path
        d="M32 14C26 9 16 8 6 10v32c10-2 20-1 26 4 6-5 16-6 26-4V10c-10-2-20-1-26 4Zm0 0v32"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M32 14c5-5 13-8 21-8v30c-8 0-16 3-21 10" strokeWidth="2.5" className={styles.leaf} />
    </svg>
  )
}
