import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { stories } from './stories.ts'

/**
 * A call to a vendor that costs money: written before the call, completed with the vendor's own id as soon as that
 * is known, so that whoever takes over finds what is already running instead of paying again.
 */
export const vendorCalls = pgTable(
  'vendor_calls',
  {
    id: id(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** `write`, `sheet`, `3.image`, `3.audio`. */
    part: text('part').notNull(),
    attempt: integer('attempt').notNull(),
    vendor: text('vendor').$type<'replicate' | 'elevenlabs'>().notNull(),
    vendorId: text('vendor_id'),
    status: text('status').$type<'started' | 'succeeded' | 'failed'>().notNull().default('started'),
    error: text('error'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [uniqueIndex('vendor_calls_attempt_key').on(table.storyId, table.part, table.attempt)],
)
