import type { Language, PlanKey } from '@taleglow/contracts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    avatarKey: text('avatar_key'),
    language: text('language').$type<Language>().notNull().default('zh'),
    plan: text('plan').$type<PlanKey>().notNull().default('free'),
    emailVerified: boolean('email_verified').notNull().default(false),
    passwordHash: text('password_hash'),
    consentVersion: integer('consent_version'),
    consentAt: moment('consent_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`)],
)

/** A person at an OpenID provider who is one of our users. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_id').on(table.userId),
  ],
)

/** A sign-in that has left for the provider and not come back yet; used once, within 10 minutes. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the state that the browser keeps. */
    stateHash: text('state_hash').primaryKey(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    redirectTo: text('redirect_to'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires_at').on(table.expiresAt)],
)

/** All tokens that descend from one sign-in; ending it ends them all. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [index('session_families_user_id').on(table.userId)],
)

/** An access token; `id` is its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_family_id').on(table.familyId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** A refresh token by its SHA-256. A used one is kept, so that its reuse can be told from nonsense. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_family_id').on(table.familyId)],
)
