import { PRODUCT_NAME } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { v7 } from 'uuid'
import type { InTransaction } from '../context/index.ts'

/** The owner of the sample books. Nobody can sign in as it: it has no identity at any provider. */
export const STUDIO_USER_ID = '01937000-0000-7000-8000-000000000001'

export async function ensureStudio(ctx: Pick<InTransaction, 'db'>): Promise<void> {
  const email = `studio-${v7()}@taleglow.invalid`
  const studio = { id: STUDIO_USER_ID, email, name: PRODUCT_NAME.zh }
  await ctx.db.insert(schema.users).values(studio).onConflictDoNothing()
}
