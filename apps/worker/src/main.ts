import { createLog } from '@taleglow/core/log'
import { createJobs, openBoss } from '@taleglow/core/queue'
import { connect } from '@taleglow/db'
import { createSpeech } from '@taleglow/vendors/elevenlabs'
import { createPictureModel, createTextModel } from '@taleglow/vendors/replicate'
import { createStorage } from '@taleglow/vendors/storage'
import { readEnv, type WorkerEnv } from './env.ts'
import { serveQueues } from './serve-queues.ts'

/**
 * The jobs at work get so long to end, and then go to another worker. They end at once, but for one that is just
 * placing a call with a vendor: that is paid, and lost when its id is not stored.
 */
const GRACE_MS = 4_000
/** What hangs after that is cut off. Whoever supervises us must wait longer before he kills. */
const STOP_WITHIN_MS = 5_000

async function startWorker(env: WorkerEnv): Promise<{ stop(): Promise<void> }> {
  const log = createLog('worker', env.LOG_LEVEL)
  const connection = connect(env.DATABASE_URL, { max: 10 })
  const boss = await openBoss(env.DATABASE_URL, 'works', log)
  const stopping = new AbortController()
  const ctx = {
    db: connection.db,
    actor: null,
    language: 'zh' as const,
    clock: () => new Date(),
    log,
    jobs: createJobs(boss),
    mediaUrl: (key: string) => key,
    textModel: createTextModel(env),
    pictureModel: createPictureModel(env),
    speech: createSpeech(env),
    storage: createStorage(env.DATA_DIR),
  }
  await serveQueues(boss, ctx, stopping.signal)
  log.info('Worker is ready')
  return {
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: GRACE_MS })
      await connection.close()
    },
  }
}

try {
  const worker = await startWorker(readEnv(process.env))
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS)
    return worker.stop().finally(() => process.exit(0))
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop)
  process.send?.('ready')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
