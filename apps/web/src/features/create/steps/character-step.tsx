import { TextField } from '@taleglow/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AGES } from '../../../lib/ages.ts'
import type { DraftValues } from '../../../lib/story-store.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import styles from '../create.module.css'
import { LooksFields } from '../looks-fields.tsx'
import { TraitCards } from '../trait-cards.tsx'
import { useChoice } from '../use-choice.ts'
import { useFault } from '../use-fault.ts'

export function CharacterStep() {
  const { t } = useTranslation('wizard')
  const { register } = useFormContext<DraftValues>()
  const fault = useFault('characterName')
  return (
    <>
      <TextField
        {...register('characterName')}
        label={t('name.label')}
        placeholder={t('name.placeholder')}
        hint={t('name.hint')}
        error={fault}
        maxLength={300}
        autoComplete="off"
        className={styles.name}
      />
      <AgeChoice />
      <TraitCards />
      <LooksFields />
    </>
  )
}

function AgeChoice() {
  const { t } = useTranslation('wizard')
  const choice = useChoice('characterAge')
  const age = useWatch<DraftValues, 'characterAge'>({ name: 'characterAge' })
  return (
    <ChoiceGroup name="characterAge" label={t('age.label')}>
      <div className={styles.pills}>
        {AGES.map((one) => (
          <label key={one} className={styles.pill}>
            <input {...choice(one)} />
            <span>{t('age.years', { count: one })}</span>
          </label>
        ))}
      </div>
      <p className={styles.note} aria-live="polite">
        {t(`age.level.${age}`)}
      </p>
    </ChoiceGroup>
  )
}
