import type { PgBoss, Queue } from 'pg-boss'
import type { Logger } from '../context/index.ts'
import { HEARTBEAT_SECONDS, LOST_QUEUE, QUEUES } from './definitions.ts'
import { openBoss } from './open-boss.ts'

const silent: Logger = { info() {}, warn() {}, error() {} }

/** What all queues share. Finished jobs go after an hour: pg-boss counts its whole table every second. */
const COMMON = {
  retryDelay: 1,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 3600,
  notify: true,
} as const
const BACKOFF = { retryBackoff: true, retryDelayMax: 30 } as const

/** A queue that is there already is left as it is by its creation, and so is told its figures once more. */
async function defineQueue(boss: PgBoss, name: string, options: Omit<Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

async function defineQueues(boss: PgBoss): Promise<void> {
  await defineQueue(boss, LOST_QUEUE, { ...COMMON, retryLimit: 1000, expireInSeconds: 60 })
  for (const [name, { retryLimit, expireInSeconds }] of Object.entries(QUEUES)) {
    const options = { ...COMMON, ...BACKOFF, retryLimit, expireInSeconds, deadLetter: LOST_QUEUE }
    await defineQueue(boss, name, options)
  }
}

/** Part of the migration step: brings pg-boss's schema and our queues up to date. Safe to repeat. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss = await openBoss(databaseUrl, 'migrates', silent)
  try {
    await defineQueues(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
