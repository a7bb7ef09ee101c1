import { schema } from '@taleglow/db'
import { and, eq, sql } from 'drizzle-orm'
import type { InTransaction } from '../context/index.ts'
import type { VerifiedIdentity } from '../ports/index.ts'
import { tidyName } from './tidy-name.ts'

const { identities, users } = schema

async function findByIdentity(ctx: InTransaction, { issuer, subject }: VerifiedIdentity) {
  const [row] = await ctx.db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.userId
}

async function findByEmail(ctx: InTransaction, email: string) {
  const [row] = await ctx.db
    .select({ userId: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row?.userId
}

/** Two first sign-ins at once meet at the unique address: one creates the user, the other finds it. */
async function createUser(ctx: InTransaction, { email, name }: VerifiedIdentity) {
  const [row] = await ctx.db
    .insert(users)
    .values({ email, name: tidyName(name, email), emailVerified: true })
    .onConflictDoNothing()
    .returning({ userId: users.id })
  return row?.userId
}

/**
 * The user a provider's person is: the one linked to (issuer, subject), else the one with the same address (which the
 * provider has verified, as every address here has been), else a new one.
 */
export async function findOrCreateUser(ctx: InTransaction, identity: VerifiedIdentity): Promise<string> {
  const linked = await findByIdentity(ctx, identity)
  if (linked) return linked
  const { issuer, subject, email } = identity
  const userId = (await createUser(ctx, identity)) ?? (await findByEmail(ctx, email))
  if (!userId) throw new Error('A user with this address vanished while it was being signed in')
  await ctx.db.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing()
  return userId
}
