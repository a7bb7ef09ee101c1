import { allowsImageQuality, PLANS, type Plan, type StoryOrder } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { and, count, eq, gte, ne } from 'drizzle-orm'
import { AppError, type InTransaction } from '../context/index.ts'

const { stories } = schema

const CUSTOM_FIELDS = ['title', 'dedication', 'wish'] as const

function usesCustomisation(order: StoryOrder): boolean {
  const outfit = order.looks?.outfit !== undefined || order.looks?.outfitColor !== undefined
  return outfit || CUSTOM_FIELDS.some((field) => order[field] !== undefined)
}

function forbidden(key: string, params: Record<string, number> = {}) {
  return new AppError('FORBIDDEN', key, { params, details: { reason: 'plan', ...params } })
}

async function storiesThisMonth(ctx: InTransaction, userId: string): Promise<number> {
  const now = ctx.clock()
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  // A story that failed came back in full, so it does not use up the month.
  const counted = and(
    eq(stories.userId, userId),
    gte(stories.createdAt, monthStart),
    ne(stories.status, 'failed'),
  )
  const [row] = await ctx.db.select({ stories: count() }).from(stories).where(counted)
  return row?.stories ?? 0
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
  if (max !== null && (await storiesThisMonth(ctx, account.userId)) >= max)
    throw forbidden('planStoriesPerMonth', { max })
}
