import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { type InTransaction, notFound } from '../context/index.ts'

const { users } = schema

/**
 * Everything that moves a user's credits goes through this lock first, so that two movements never see the same
 * balance. Returns the user's plan and preferred language.
 */
export async function lockAccount(ctx: Pick<InTransaction, 'db'>, userId: string) {
  const [account] = await ctx.db
    .select({ plan: users.plan, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account) throw notFound()
  return account
}
