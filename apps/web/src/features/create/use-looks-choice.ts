import type { Looks } from '@taleglow/contracts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DraftValues } from '../../lib/story-store.ts'

/** What was chosen of the child's looks, and the way to choose; undefined leaves a field to the seed. */
export function useChosenLooks() {
  const { setValue } = useFormContext<DraftValues>()
  const chosen = useWatch<DraftValues, 'looks'>({ name: 'looks' })
  const setLook = <F extends keyof Looks>(field: F, value: Looks[F] | undefined) => {
    const { [field]: _before, ...others } = chosen
    const next = value === undefined ? others : { ...others, [field]: value }
    setValue('looks', next as DraftValues['looks'], { shouldDirty: true })
  }
  return { chosen, setLook }
}

/** Ties radio inputs to one of the looks. */
export function useLooksChoice<F extends keyof Looks>(field: F) {
  const { chosen, setLook } = useChosenLooks()
  return (value: Looks[F] | undefined) => ({
    type: 'radio' as const,
    name: `looks-${field}`,
    value: String(value ?? 'any'),
    checked: chosen[field] === value,
    onChange: () => setLook(field, value),
  })
}
