import { joinClasses } from '@taleglow/ui'
import type { ReactNode } from 'react'
import styles from './title-page.module.css'

type TitlePageProps = {
  title: ReactNode
  /** Under the title: who the book is for, a dedication, a button. */
  children?: ReactNode
  /** Lets the title come as if it was being lettered. */
  lettering?: boolean
}

/** The page with the title, between two garlands. */
export function TitlePage({ title, children, lettering = false }: TitlePageProps) {
  return (
    <div className={styles.page}>
      <Garland />
      <p className={joinClasses(styles.title, lettering && styles.lettering)}>{title}</p>
      {children}
      <Garland turned />
    </div>
  )
}

function Garland({ turned = false }: { turned?: boolean }) {
  return (
    <svg viewBox="0 0 240 40" aria-hidden className={joinClasses(styles.garland, turned && styles.turned)}>
      <path d="M8 22c36-14 60 12 92-2 10-4 14-8 20-8s10 4 20 8c32 14 56-12 92 2" />
      <path d="M52 19c-4-8-12-10-18-8 2 7 10 11 18 8Zm22 3c0 8-6 13-13 13-1-8 5-13 13-13Zm114-3c4-8 12-10 18-8-2 7-10 11-18 8Zm-22 3c0 8 6 13 13 13 1-8-5-13-13-13Z" />
      <path className={styles.star} d="m120 4 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
    </svg>
  )
}

/** The paper inside the cover: a pattern of little lanterns and stars. */
export function Endpaper() {
  return <div aria-hidden className={styles.endpaper} />
}
