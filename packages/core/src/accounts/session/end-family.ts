import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context/index.ts'

const { sessionFamilies } = schema

/** Ends a sign-in with every token that descends from it. */
export async function endFamily(ctx: Pick<Context, 'db'>, familyId: string): Promise<void> {
  await ctx.db.delete(sessionFamilies).where(eq(sessionFamilies.id, familyId))
}
