import type { QueueName } from '../context/index.ts'

/** Where jobs end that have used up their tries; its handler gives the part up. */
export const LOST_QUEUE = 'story.lost'

type QueueDefinition = { retryLimit: number; retryDelay: number; expireInSeconds: number; workers: number }

/**
 * The queues, with what their jobs may take. `workers` is how many jobs of a queue one worker process runs at once:
 * they mostly wait for a vendor.
 */
export const QUEUES: Record<QueueName, QueueDefinition> = {
  'story.write': { retryLimit: 4, retryDelay: 1, expireInSeconds: 900, workers: 8 },
  'story.sheet': { retryLimit: 4, retryDelay: 1, expireInSeconds: 600, workers: 8 },
  'story.illustrate': { retryLimit: 4, retryDelay: 1, expireInSeconds: 600, workers: 8 },
  'story.narrate': { retryLimit: 4, retryDelay: 1, expireInSeconds: 300, workers: 8 },
  'story.compose': { retryLimit: 8, retryDelay: 1, expireInSeconds: 120, workers: 4 },
}

/** A worker that is silent for so long is dead and its jobs go to another; ten is the least pg-boss takes. */
export const HEARTBEAT_SECONDS = 10
