import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** Primary key: UUIDv7, so that ids sort by creation. */
export const id = () => uuid('id').primaryKey().$defaultFn(v7)

/** A moment, in UTC, to the millisecond a Date can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => moment('created_at').notNull().defaultNow()
