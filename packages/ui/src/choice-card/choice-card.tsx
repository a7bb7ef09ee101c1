import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './choice-card.module.css'

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** One of several that exclude each other, or one of several at a time. */
  type: 'radio' | 'checkbox'
  label: ReactNode
  picture?: ReactNode
  description?: ReactNode
  /** Picture and words side by side, for choices that are read more than looked at. */
  row?: boolean
}

/** A picture card that is chosen by touching it: a native radio or checkbox under a drawing. */
export function ChoiceCard({
  label,
  picture,
  description,
  row = false,
  className,
  ...input
}: ChoiceCardProps) {
  return (
    <label className={joinClasses(styles.card, row && styles.row, className)}>
      <input {...input} className={styles.input} />
      {picture && (
        <span aria-hidden className={styles.picture}>
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span aria-hidden className={styles.seal}>
        <Check size="1.1rem" strokeWidth={3} />
      </span>
    </label>
  )
}
