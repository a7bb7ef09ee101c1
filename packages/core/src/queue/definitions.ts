import type { QueueName } from '../context/index.ts'

/** Where jobs end that have used up their tries; its handler gives the part up. */
export const LOST_QUEUE = 'story.lost'

type QueueDefinition = { retryLimit: number; expireInSeconds: number; workers: number }

/**
 * The queues, with what their jobs may take. Tries are many, because a vendor's outage and a worker's death use them
 * up too; how often a vendor may be paid for one part is counted in its calls. `workers` is how many jobs of a queue
 * one worker process runs at once: they mostly wait for a vendor.
 */
export const QUEUES: Record<QueueName, QueueDefinition> = {
  'story.write': { retryLimit: 20, expireInSeconds: 900, workers: 8 },
  'story.sheet': { retryLimit: 20, expireInSeconds: 600, workers: 8 },
  'story.illustrate': { retryLimit: 20, expireInSeconds: 600, workers: 8 },
  'story.narrate': { retryLimit: 20, expireInSeconds: 300, workers: 8 },
  'story.compose': { retryLimit: 100, expireInSeconds: 60, workers: 2 },
  'story.remove-media': { retryLimit: 1000, expireInSeconds: 60, workers: 1 },
}

/** A worker that is silent for so long is dead and its jobs go to another; ten is the least pg-boss takes. */
export const HEARTBEAT_SECONDS = 10
