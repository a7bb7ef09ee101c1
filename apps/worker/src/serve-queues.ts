import { describeError, type QueueName } from '@taleglow/core/context'
import { type GenerationContext, giveUp, HANDLERS } from '@taleglow/core/generation'
import { VendorError } from '@taleglow/core/ports'
import { LOST_QUEUE, QUEUES, takeJobs } from '@taleglow/core/queue'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'

/** Runs one job; a request the vendor will never accept skips the tries that are left. */
async function runJob(
  ctx: GenerationContext,
  queue: QueueName,
  job: JobWithMetadata<unknown>,
  stopping: AbortSignal,
): Promise<JobResult> {
  const started = performance.now()
  try {
    // A worker that ends begins nothing that costs.
    stopping.throwIfAborted()
    await HANDLERS[queue](ctx, job.data as never, AbortSignal.any([job.signal, stopping]))
    ctx.log.info({ queue, job: job.id, ms: Math.round(performance.now() - started) }, 'Job done')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    ctx.log.warn({ queue, job: job.id, attempt: job.retryCount + 1, err: error }, 'Job failed')
    const hopeless = error instanceof VendorError && error.kind === 'rejected'
    return {
      id: job.id,
      status: hopeless ? 'deadletter' : 'failed',
      output: { error: describeError(error).message },
    }
  }
}

/** Gives up what has used up its tries. */
async function runLostJob(ctx: GenerationContext, job: JobWithMetadata<unknown>): Promise<JobResult> {
  await giveUp(ctx, job.sourceName ?? '', job.data as { storyId: string; page?: number })
  return { id: job.id, status: 'completed' }
}

/**
 * Takes jobs from all queues until pg-boss is stopped.
 * @param stopping aborts the jobs at work when the process is to end; another worker takes them up
 */
export async function serveQueues(
  boss: PgBoss,
  ctx: GenerationContext,
  stopping: AbortSignal,
): Promise<void> {
  const queues = Object.keys(QUEUES) as QueueName[]
  await Promise.all(
    queues.map((queue) =>
      takeJobs(boss, queue, QUEUES[queue].workers, (job) => runJob(ctx, queue, job, stopping)),
    ),
  )
  await takeJobs(boss, LOST_QUEUE, 1, (job) => runLostJob(ctx, job))
}
