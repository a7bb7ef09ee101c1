import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** Credits that came in together and end together. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').$type<'monthly_grant' | 'purchase' | 'adjustment'>().notNull(),
    /** What it came from, once for a user: `2026-11` for a month's grant, a payment's id for a purchase. */
    cause: text('cause').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('credit_lots_cause_key').on(table.userId, table.source, table.cause)],
)

/** Credits set aside for one run of a story. At most one hold of a story is open. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid('story_id').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
    /** The story failed, and everything came back. */
    refunded: boolean('refunded').notNull().default(false),
  },
  (table) => [
    uniqueIndex('credit_holds_open_key').on(table.storyId).where(sql`${table.closedAt} is null`),
    index('credit_holds_user_id').on(table.userId),
    check('credit_holds_amount', sql`${table.amount} > 0`),
  ],
)

export type CreditEntryKind = 'grant' | 'hold' | 'capture' | 'release' | 'refund' | 'expire' | 'adjust'

/**
 * The ledger: append-only. A balance is a sum: `available` of what can be spent, `held` of what is set aside.
 * grant (+a, 0), hold (-h, +h), capture (0, -c), release (+r, -r), refund (+r, 0), expire (-e, 0).
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => creditLots.id, { onDelete: 'cascade' }),
    holdId: uuid('hold_id').references(() => creditHolds.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CreditEntryKind>().notNull(),
    /** Which part of the story was paid or given back: `plan`, `3.image`. */
    part: text('part'),
    available: integer('available').notNull(),
    held: integer('held').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_entries_user_id').on(table.userId, table.createdAt),
    index('credit_entries_lot_id').on(table.lotId),
    index('credit_entries_hold_id').on(table.holdId),
    uniqueIndex('credit_entries_part_key')
      .on(table.holdId, table.part, table.kind, table.lotId)
      .where(sql`${table.part} is not null`),
  ],
)
