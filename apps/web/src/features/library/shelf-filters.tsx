import { isFinished, STORY_STATUSES, type StoryStatus, THEMES, type Theme } from '@taleglow/contracts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shelf-filters.module.css'
import { type ShelfView, SORTS, type Sort } from './shelf-view.ts'
import type { ChangeView } from './use-shelf-view.ts'

const MAKING = STORY_STATUSES.filter((status) => !isFinished(status))
const FINISHED = STORY_STATUSES.filter(isFinished)

/** What to show of the shelf, and in which order. */
export function ShelfFilters({ view, onChange }: { view: ShelfView; onChange: ChangeView }) {
  const { t } = useTranslation(['library', 'options'])
  const statusOption = (status: StoryStatus) => (
    <option key={status} value={status}>
      {t(`status.${status}`)}
    </option>
  )
  return (
    <section aria-label={t('filters.label')} className={styles.filters}>
      <Select
        label={t('filters.status')}
        value={view.status ?? ''}
        onPick={(value) => onChange({ status: (value || null) as StoryStatus | null })}
      >
        <option value="">{t('filters.all')}</option>
        {FINISHED.map(statusOption)}
        <optgroup label={t('filters.making')}>{MAKING.map(statusOption)}</optgroup>
      </Select>
      <Select
        label={t('filters.theme')}
        value={view.theme ?? ''}
        onPick={(value) => onChange({ theme: (value || null) as Theme | null })}
      >
        <option value="">{t('filters.all')}</option>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(`options:theme.${theme}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('filters.sort')}
        value={view.sort}
        onPick={(value) => onChange({ sort: value as Sort })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </section>
  )
}

type SelectProps = { label: string; value: string; onPick: (value: string) => void; children: ReactNode }

function Select({ label, value, onPick, children }: SelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onPick(event.target.value)}>
        {children}
      </select>
      <ChevronDown aria-hidden size="1.1rem" className={styles.arrow} />
    </label>
  )
}
