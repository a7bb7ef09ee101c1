import { schema } from '@taleglow/db'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Adapter, DatabaseSession } from 'lucia'
import type { Context } from '../../context/index.ts'
import { hashToken } from './token.ts'

const { sessions, users } = schema

/** Lists give hashes as ids; the prefix tells such an id from a token, so that it is not hashed twice. */
const HASH_PREFIX = 'sha256:'

const storedId = (id: string) => (id.startsWith(HASH_PREFIX) ? id.slice(HASH_PREFIX.length) : hashToken(id))

/** How long an access token lives. */
export const ACCESS_LIFETIME_MS = 3600_000

/**
 * Lucia's store over our tables. The database holds SHA-256 only: what is looked up is always hashed first, so a
 * stolen hash opens nothing. Sessions do not slide: an access token ends at its hour, whatever lucia would extend.
 * Lucia reads the machine's clock, we read the context's: here ends are kept on ours and shown to it on its own.
 */
export function createHashingAdapter({ db, clock }: Pick<Context, 'db' | 'clock'>): Adapter {
  const present = (row: typeof sessions.$inferSelect, id: string): DatabaseSession => {
    const expiresAt = new Date(Date.now() + row.expiresAt.getTime() - clock().getTime())
    return { id, userId: row.userId, expiresAt, attributes: { familyId: row.familyId } }
  }
  return {
    async getSessionAndUser(token) {
      const [row] = await db
        .select({ session: sessions, userId: users.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, hashToken(token)), gt(sessions.expiresAt, clock())))
      return row ? [present(row.session, token), { id: row.userId, attributes: {} }] : [null, null]
    },
    async getUserSessions(userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map((row) => present(row, HASH_PREFIX + row.id))
    },
    async setSession({ id, userId, attributes: { familyId } }) {
      const expiresAt = new Date(clock().getTime() + ACCESS_LIFETIME_MS)
      await db.insert(sessions).values({ id: storedId(id), userId, familyId, expiresAt })
    },
    async updateSessionExpiration() {},
    async deleteSession(id) {
      await db.delete(sessions).where(eq(sessions.id, storedId(id)))
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, clock()))
    },
  }
}
