import type { StoryPage } from '@taleglow/contracts'
import { BookOpenText, Brush, CloudOff, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentStep } from './current-step.ts'
import styles from './progress-panel.module.css'
import { ProgressThread } from './progress-thread.tsx'
import { clockTime, minutesLeft } from './time-left.ts'
import { useElapsed } from './use-elapsed.ts'
import type { LiveStory } from './use-live-story.ts'

/** What is being done now, how far it is, and how long it has been. */
export function ProgressPanel({ live, startedAt }: { live: LiveStory; startedAt: string }) {
  const { t } = useTranslation(['live', 'progress'])
  const percent = live.progress?.progress ?? 0
  const [key, numbers] = currentStep(live)
  const step = t(`progress:${key}`, { ...numbers })
  return (
    <section aria-label={t('stage')} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.step}>
          <span aria-hidden className={styles.ember} />
          <span key={step} className={styles.words}>
            {step}
          </span>
        </p>
        <p className={styles.percent}>{t('percent', { percent })}</p>
      </div>
      <ProgressThread label={t('stage')} value={percent} valueText={step} />
      <div className={styles.foot}>
        <Counts pages={live.pages} />
        <Times startedAt={startedAt} percent={percent} />
      </div>
      {live.reconnecting && (
        <p role="status" className={styles.reconnecting}>
          <CloudOff aria-hidden size="1.05em" />
          {t('reconnecting')}
        </p>
      )}
    </section>
  )
}

const PARTS = [
  ['text', 'text', BookOpenText],
  ['image', 'imageUrl', Brush],
  ['audio', 'audioUrl', Volume2],
] as const

function Counts({ pages }: { pages: readonly StoryPage[] }) {
  const { t } = useTranslation('live')
  return (
    <ul className={styles.counts}>
      {PARTS.map(([part, field, Icon]) => (
        <li key={part}>
          <Icon aria-hidden size="1.05em" />
          {t(`counts.${part}`, {
            done: pages.filter((page) => page[field] !== null).length,
            pages: pages.length,
          })}
        </li>
      ))}
    </ul>
  )
}

function Times({ startedAt, percent }: { startedAt: string; percent: number }) {
  const { t } = useTranslation('live')
  const elapsed = useElapsed(startedAt)
  const left = minutesLeft(elapsed, percent)
  return (
    <p className={styles.times}>
      <span>{t('elapsed', { time: clockTime(elapsed) })}</span>
      {left !== null && <span>{left === 0 ? t('leftSoon') : t('left', { count: left })}</span>}
    </p>
  )
}
