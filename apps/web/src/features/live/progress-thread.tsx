import styles from './progress-thread.module.css'

type ProgressThreadProps = { label: string; value: number; valueText: string }

const THREAD = 'M2 11C60 3 120 3 200 9s150 8 220 1 150-9 230-1 140 9 200 2 100-5 148-1'

/** A thread drawn by hand that a little light follows. */
export function ProgressThread({ label, value, valueText }: ProgressThreadProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={styles.thread}
    >
      <svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden>
        <path d={THREAD} className={styles.rest} />
        <path
          d={THREAD}
          className={styles.done}
          style={{ clipPath: `inset(-10px ${100 - value}% -10px -10px)` }}
        />
      </svg>
      <span aria-hidden className={styles.lamp} style={{ left: `${value}%` }} />
    </div>
  )
}
