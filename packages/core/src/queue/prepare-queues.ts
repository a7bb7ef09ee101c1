import type { PgBoss } from 'pg-boss'
import type { Logger } from '../context/index.ts'
import { HEARTBEAT_SECONDS, LOST_QUEUE, QUEUES } from './definitions.ts'
import { openBoss } from './open-boss.ts'

const silent: Logger = { info() {}, warn() {}, error() {} }

async function defineQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(LOST_QUEUE, {
    retryLimit: 100,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    notify: true,
  })
  for (const [name, queue] of Object.entries(QUEUES)) {
    const options = {
      retryLimit: queue.retryLimit,
      retryDelay: queue.retryDelay,
      retryBackoff: true,
      expireInSeconds: queue.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 7 * 24 * 3600,
      notify: true,
    }
    await boss.createQueue(name, { ...options, deadLetter: LOST_QUEUE })
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
