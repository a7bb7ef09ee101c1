import { type Looks, resolveLooks } from '@taleglow/contracts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DraftValues } from '../../lib/story-store.ts'
import { toOrder } from './to-order.ts'
import { usePlan } from './use-plan.ts'

/** The child as it will be drawn: what was chosen, and from the name what was left open. */
export function useLooks(): { looks: Looks; age: number; name: string } {
  const { control } = useFormContext<DraftValues>()
  const values = useWatch({ control }) as DraftValues
  const chosen = toOrder(values, usePlan()).looks
  const name = values.characterName.normalize('NFC').trim()
  return { looks: resolveLooks(chosen, name), age: values.characterAge, name }
}
