import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './chip.module.css'

export type ChipTone = 'plain' | 'accent' | 'lamp' | 'success' | 'warning' | 'danger'

type ChipProps = ComponentProps<'span'> & { tone?: ChipTone; icon?: ReactNode }

/** A short fact about the thing it stands on. */
export function Chip({ tone = 'plain', icon, className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={joinClasses(styles.chip, tone !== 'plain' && styles[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
