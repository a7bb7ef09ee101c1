import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & {
  /** No inner margin, for a card that begins with a picture. */
  flush?: boolean
}

/** A sheet of paper lying on the page. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={joinClasses(styles.card, flush && styles.flush, className)} />
}
