import type { ImageQuality } from './options.ts'

export type PlanKey = 'free' | 'basic' | 'premium' | 'family'
export type PlanId = 'free' | 'basic_monthly' | 'pro_monthly' | 'unlimited_monthly'

export type Plan = {
  key: PlanKey
  id: PlanId
  /** Credits granted each month, valid to the end of that month. */
  monthlyCredits: number
  /** CNY a month; a year costs ten months. */
  monthlyPrice: number
  imageQuality: ImageQuality
  /** Null is without limit. */
  maxStoriesPerMonth: number | null
  maxPages: number
  /** Outfit, dedication, own title and a wish for the plot. */
  advancedCustomisation: boolean
  priorityQueue: boolean
}

/** The plan catalogue (specification, sections 6 and 9; decisions: "Plans", "Plan attributes"). */
export const PLANS: Record<PlanKey, Plan> = {
  free: {
    key: 'free',
    id: 'free',
    monthlyCredits: 50,
    monthlyPrice: 0,
    imageQuality: 'standard',
    maxStoriesPerMonth: 2,
    maxPages: 8,
    advancedCustomisation: false,
    priorityQueue: false,
  },
  basic: {
    key: 'basic',
    id: 'basic_monthly',
    monthlyCredits: 200,
    monthlyPrice: 29,
    imageQuality: 'high',
    maxStoriesPerMonth: 8,
    maxPages: 12,
    advancedCustomisation: false,
    priorityQueue: false,
  },
  premium: {
    key: 'premium',
    id: 'pro_monthly',
    monthlyCredits: 500,
    monthlyPrice: 69,
    imageQuality: 'high',
    maxStoriesPerMonth: 20,
    maxPages: 16,
    advancedCustomisation: true,
    priorityQueue: true,
  },
  family: {
    key: 'family',
    id: 'unlimited_monthly',
    monthlyCredits: 1000,
    monthlyPrice: 129,
    imageQuality: 'print',
    maxStoriesPerMonth: null,
    maxPages: 16,
    advancedCustomisation: true,
    priorityQueue: true,
  },
}

const QUALITY_ORDER: readonly ImageQuality[] = ['standard', 'high', 'print']

/** Whether a plan may order pictures of this quality. */
export function allowsImageQuality(plan: Plan, quality: ImageQuality): boolean {
  return QUALITY_ORDER.indexOf(quality) <= QUALITY_ORDER.indexOf(plan.imageQuality)
}
