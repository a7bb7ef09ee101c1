import { describeError } from '@taleglow/core/context'
import { createJobs, openBoss } from '@taleglow/core/queue'
import { connect } from '@taleglow/db'
import { createSpeech } from '@taleglow/vendors/elevenlabs'
import { createPictureModel, createTextModel } from '@taleglow/vendors/replicate'
import { createStorage } from '@taleglow/vendors/storage'
import { pino } from 'pino'
import { readEnv, type WorkerEnv } from './env.ts'
import { serveQueues } from './serve-queues.ts'

async function startWorker(env: WorkerEnv): Promise<{ stop(): Promise<void> }> {
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'worker' }, serializers: { err: describeError } })
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
      await boss.stop({ graceful: true, timeout: 5000 })
      await connection.close()
    },
  }
}

try {
  const worker = await startWorker(readEnv(process.env))
  const stop = () => worker.stop().finally(() => process.exit(0))
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop)
  process.send?.('ready')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
