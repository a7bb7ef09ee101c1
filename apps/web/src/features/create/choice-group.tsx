import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DraftValues } from '../../lib/story-store.ts'
import styles from './create.module.css'
import { useFault } from './use-fault.ts'

type ChoiceGroupProps = { name: keyof DraftValues; label: string; children: ReactNode }

/** A question that is answered by choosing; its fault stands beside the question, where it moves nothing. */
export function ChoiceGroup({ name, label, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {label} <Fault name={name} />
      </legend>
      {children}
    </fieldset>
  )
}

function Fault({ name }: { name: keyof DraftValues }) {
  const { t } = useTranslation('wizard')
  const fault = useFormState<DraftValues>({ name }).errors[name]
  const words = useFault(name)
  if (!fault) return null
  return (
    <span role="alert" className={styles.fault}>
      {fault.type === 'required' ? t('chooseOne') : words}
    </span>
  )
}
