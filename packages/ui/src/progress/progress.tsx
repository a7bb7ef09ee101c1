import { Progress as Radix } from 'radix-ui'
import { joinClasses } from '../join-classes.ts'
import styles from './progress.module.css'

type ProgressProps = {
  /** What goes forward. */
  label: string
  /** 0 to 100. */
  value: number
  /** The value in words, such as '3 of 8 pages'. */
  valueText?: string
  className?: string
}

/** How far something has come. */
export function Progress({ label, value, valueText, className }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <Radix.Root
      value={shown}
      aria-label={label}
      aria-valuetext={valueText}
      className={joinClasses(styles.track, className)}
    >
      <Radix.Indicator className={styles.fill} style={{ transform: `translateX(${shown - 100}%)` }} />
    </Radix.Root>
  )
}
