import { useFormContext, useWatch } from 'react-hook-form'
import type { DraftValues } from '../../lib/story-store.ts'

type Single = Exclude<keyof DraftValues, 'looks' | 'characterTraits'>

/** Ties radio cards to a field of the draft: `{...choice('forest')}` on each card. */
export function useChoice<Name extends Single>(name: Name) {
  const { setValue, clearErrors } = useFormContext<DraftValues>()
  const chosen: unknown = useWatch<DraftValues>({ name })
  return (value: NonNullable<DraftValues[Name]>) => ({
    type: 'radio' as const,
    name,
    value: String(value),
    checked: chosen === value,
    onChange: () => {
      setValue(name, value as never, { shouldDirty: true })
      clearErrors(name)
    },
  })
}
