import { allowsImageQuality, type Plan } from '@taleglow/contracts'
import type { DraftValues } from '../../lib/story-store.ts'

/** A draft begun on a larger plan, cut to what the present one includes. */
export function withinPlan(values: DraftValues, plan: Plan): DraftValues {
  const { pageCount, imageQuality } = values
  return {
    ...values,
    pageCount: Math.min(pageCount, plan.maxPages),
    imageQuality: allowsImageQuality(plan, imageQuality) ? imageQuality : plan.imageQuality,
  }
}
