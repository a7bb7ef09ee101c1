import { allowsImageQuality, IMAGE_QUALITIES, LIMITS, STORY_LANGUAGES } from '@taleglow/contracts'
import { TextAreaField, TextField } from '@taleglow/ui'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DraftValues } from '../../lib/story-store.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './create.module.css'
import { useChoice } from './use-choice.ts'
import { useFault } from './use-fault.ts'
import { usePlan } from './use-plan.ts'

const PAGE_COUNTS = [6, 8, 10, 12, 14, 16]

/** What the book is like beside its pictures: language, length, quality, and on larger plans its own words. */
export function BookFields() {
  return (
    <>
      <LanguageChoice />
      <PageCountChoice />
      <QualityChoice />
      <OwnWords />
    </>
  )
}

function LanguageChoice() {
  const { t } = useTranslation('wizard')
  const choice = useChoice('language')
  return (
    <ChoiceGroup name="language" label={t('language.label')}>
      <div className={styles.pills}>
        {STORY_LANGUAGES.map((one) => (
          <label key={one} className={styles.pill}>
            <input {...choice(one)} />
            <span>{t(`language.${one}`)}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function PageCountChoice() {
  const { t } = useTranslation('wizard')
  const choice = useChoice('pageCount')
  const { maxPages } = usePlan()
  return (
    <ChoiceGroup name="pageCount" label={t('pages.label')}>
      <div className={styles.pills}>
        {PAGE_COUNTS.map((one) => (
          <label key={one} className={styles.pill}>
            <input {...choice(one)} disabled={one > maxPages} />
            <span>{t('pages.count', { count: one })}</span>
          </label>
        ))}
      </div>
      {maxPages < LIMITS.pageCount.max && (
        <p className={styles.note}>{t('pages.limit', { max: maxPages })}</p>
      )}
    </ChoiceGroup>
  )
}

function QualityChoice() {
  const { t } = useTranslation('wizard')
  const choice = useChoice('imageQuality')
  const plan = usePlan()
  return (
    <ChoiceGroup name="imageQuality" label={t('quality.label')}>
      <div className={styles.pills}>
        {IMAGE_QUALITIES.map((one) => (
          <label key={one} className={styles.pill}>
            <input {...choice(one)} disabled={!allowsImageQuality(plan, one)} />
            <span>{t(`quality.${one}`)}</span>
          </label>
        ))}
      </div>
      {!allowsImageQuality(plan, 'print') && <p className={styles.note}>{t('quality.limit')}</p>}
    </ChoiceGroup>
  )
}

/** Own title, wish and dedication belong to the plans with advanced customisation. */
function OwnWords() {
  const { t } = useTranslation('wizard')
  const { register } = useFormContext<DraftValues>()
  const faults = { title: useFault('title'), wish: useFault('wish'), dedication: useFault('dedication') }
  if (!usePlan().advancedCustomisation) return null
  return (
    <div className={styles.group}>
      <TextField
        {...register('title')}
        label={t('own.title')}
        hint={t('own.titleHint')}
        error={faults.title}
      />
      <TextAreaField
        {...register('wish')}
        label={t('own.wish')}
        hint={t('own.wishHint')}
        error={faults.wish}
      />
      <TextField
        {...register('dedication')}
        label={t('own.dedication')}
        hint={t('own.dedicationHint')}
        error={faults.dedication}
      />
    </div>
  )
}
