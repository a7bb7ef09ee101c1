export { requireActor } from './actor.ts'
export { AppError, conflict, notFound } from './app-error.ts'
export { type Actor, type Context, type InTransaction, inTransaction, type Logger } from './context.ts'
export type { JobData, Jobs, QueueName } from './jobs.ts'
