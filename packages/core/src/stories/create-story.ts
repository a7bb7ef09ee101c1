import { resolveLooks, type StoryOrder, storyPrice } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { requireConsent } from '../accounts/index.ts'
import { grantMonthlyCredits, lockAccount, placeHold } from '../billing/index.ts'
import { type Context, type InTransaction, inTransaction, requireActor } from '../context/index.ts'
import { advanceStory } from './advance-story.ts'
import { checkEntitlements } from './check-entitlements.ts'

const { stories, storyPages } = schema

const defaultTitle = (order: StoryOrder, language: string) =>
  language === 'en' ? `${order.characterName}'s Story` : `${order.characterName}的故事`

async function insertStory(
  ctx: InTransaction,
  userId: string,
  order: StoryOrder,
  language: 'zh' | 'en' | 'bilingual',
) {
  const [story] = await ctx.db
    .insert(stories)
    .values({
      ...order,
      userId,
      language,
      title: order.title ?? defaultTitle(order, language),
      orderedTitle: order.title ?? null,
      looks: resolveLooks(order.looks, order.characterName),
      priceCredits: storyPrice(order),
    })
    .returning({ id: stories.id })
  return (story as { id: string }).id
}

async function startGeneration(ctx: InTransaction, storyId: string, pageCount: number): Promise<void> {
  const pages = Array.from({ length: pageCount }, (_, index) => ({ storyId, number: index + 1 }))
  await ctx.db.insert(storyPages).values(pages)
  await advanceStory(ctx, storyId)
  await ctx.jobs.send(ctx.db, 'story.write', { storyId })
  await ctx.jobs.send(ctx.db, 'story.sheet', { storyId })
}

/**
 * Takes a parent's order: hold, story, empty pages and the first jobs stand together or not at all.
 * @throws AppError FORBIDDEN (consent, plan) or INSUFFICIENT_CREDITS; nothing is stored and nothing held then
 */
export async function createStory(ctx: Context, order: StoryOrder): Promise<{ storyId: string }> {
  const { userId } = requireActor(ctx)
  return inTransaction(ctx, async (tx) => {
    await requireConsent(tx)
    const account = await lockAccount(tx, userId)
    await grantMonthlyCredits(tx, userId)
    await checkEntitlements(tx, { userId, plan: account.plan }, order)
    const storyId = await insertStory(tx, userId, order, order.language ?? account.language)
    await placeHold(tx, { userId, storyId, amount: storyPrice(order) })
    await startGeneration(tx, storyId, order.pageCount)
    return { storyId }
  })
}
