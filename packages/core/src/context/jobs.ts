import type { Transaction } from '@taleglow/db'

/** Every queue and what a job in it carries. The handlers stand in core/generation and run in the worker. */
export type JobData = {
  'story.write': { storyId: string }
  'story.sheet': { storyId: string }
  'story.illustrate': { storyId: string; page: number }
  'story.narrate': { storyId: string; page: number }
  'story.compose': { storyId: string }
}
export type QueueName = keyof JobData

/** Enqueues in the transaction that writes the data: both stand or neither. */
export type Jobs = {
  send<Q extends QueueName>(tx: Transaction, queue: Q, data: JobData[Q]): Promise<void>
}
