import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './page.module.css'

type PageProps = ComponentProps<'div'> & { narrow?: boolean }

/** The width and margins that every page keeps. */
export function Page({ narrow = false, className, ...rest }: PageProps) {
  return <div {...rest} className={joinClasses(styles.page, narrow && styles.narrow, className)} />
}
