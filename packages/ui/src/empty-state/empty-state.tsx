import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: ReactNode
  message?: ReactNode
  /** A drawn scene; decoration only. */
  scene?: ReactNode
  /** What can be done next. */
  actions?: ReactNode
  /** 1 where this is the whole page, else 2. */
  level?: 1 | 2
  className?: string
}

/** Nothing here yet, or nothing any more: a small scene, a kind word, a way on. */
export function EmptyState({ title, message, scene, actions, level = 2, className }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={joinClasses(styles.empty, className)}>
      {scene && (
        <div aria-hidden className={styles.scene}>
          {scene}
        </div>
      )}
      <Heading>{title}</Heading>
      {message && <p className={styles.message}>{message}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
