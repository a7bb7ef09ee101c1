import type { Transaction } from '@taleglow/db'

/** Every queue and what a job in it carries. The handlers stand in core/generation and run in the worker. */
export type JobData = {
  'story.write': { storyId: string }
  'story.sheet': { storyId: string }
  'story.illustrate': { storyId: string; page: number }
  'story.narrate': { storyId: string; page: number }
  'story.compose': { storyId: string }
  'story.remove-media': { storyId: string }
}
export type QueueName = keyof JobData

/** Enqueues in the transaction that writes the data: both stand or neither. */
export type Jobs = {
  /** @param options.priority jobs with a higher one are taken first; 0 where none is given */
  send<Q extends QueueName>(
    tx: Transaction,
    queue: Q,
    data: JobData[Q],
    options?: { priority?: number },
  ): Promise<void>
}
