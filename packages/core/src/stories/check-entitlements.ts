import { allowsImageQuality, PLANS, type Plan, type StoryOrder } from '@taleglow/contracts'
import { countStoriesThisMonth } from '../billing/index.ts'
import { AppError, type InTransaction } from '../context/index.ts'

const CUSTOM_FIELDS = ['title', 'dedication', 'wish'] as const

function usesCustomisation(order: StoryOrder): boolean {
  const outfit = order.looks?.outfit !== undefined || order.looks?.outfitColor !== undefined
  return outfit || CUSTOM_FIELDS.some((field) => order[field] !== undefined)
}

function forbidden(key: string, params: Record<string, number> = {}) {
  return new AppError('FORBIDDEN', key, { params, details: { reason: 'plan', ...params } })
}

/**
 * Checks an order against the limits of the user's plan (decisions: "Plan attributes", "Advanced customisation").
 * The account must be locked, so that two orders at once cannot both be the last of the month.
 * @throws AppError FORBIDDEN with details.reason "plan"
 */
export async function checkEntitlements(
  ctx: InTransaction,
  account: { userId: string; plan: Plan['key'] },
  order: StoryOrder,
): Promise<void> {
  const plan = PLANS[account.plan]
  if (order.pageCount > plan.maxPages) throw forbidden('planPages', { max: plan.maxPages })
  if (!allowsImageQuality(plan, order.imageQuality)) throw forbidden('planImageQuality')
  if (!plan.advancedCustomisation && usesCustomisation(order)) throw forbidden('planCustomisation')
  const max = plan.maxStoriesPerMonth
  if (max !== null && (await countStoriesThisMonth(ctx, account.userId)) >= max)
    throw forbidden('planStoriesPerMonth', { max })
}
