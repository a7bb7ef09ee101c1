export { type Connection, connect, type Database, type Transaction } from './connect.ts'
export { type Listener, listen } from './listen.ts'
export { migrate } from './migrate.ts'
export * as schema from './schema/index.ts'
