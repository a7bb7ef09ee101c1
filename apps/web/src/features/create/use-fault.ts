import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DraftValues } from '../../lib/story-store.ts'

/** The sentence for a field that is not right yet, or null. */
export function useFault(name: keyof DraftValues): string | null {
  const { t } = useTranslation('errors')
  const fault = useFormState<DraftValues>({ name }).errors[name]
  if (!fault) return null
  const limit = String(fault.message ?? '')
  return t(`field.${String(fault.type)}`, { max: limit, min: limit })
}
