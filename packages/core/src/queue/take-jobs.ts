import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'

/**
 * How often an idle slot looks for jobs. NOTIFY wakes it for a new one; what becomes due by itself, such as another
 * try or a dead worker's job, waits for a look. All slots of all workers ask that often, so this is the idle load.
 */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const
const HEARTBEAT_REFRESH_SECONDS = 2

const OPTIONS = {
  ...POLLING,
  includeMetadata: true,
  perJobResults: true,
  batchSize: 1,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
} as const

/**
 * Takes jobs from `queue` until pg-boss is stopped, at most `slots` at a time.
 * @param run gives what has become of the job; one it throws for is tried again
 */
export async function takeJobs(
  boss: PgBoss,
  queue: string,
  slots: number,
  run: (job: JobWithMetadata<unknown>) => Promise<JobResult>,
): Promise<void> {
  const openSlot = async () => {
    const slot = await boss.work(queue, OPTIONS, async (jobs) => {
      const results = await Promise.all(jobs.map(run))
      // More jobs may have come than there were slots; they do not wait for the next look.
      boss.notifyWorker(slot)
      return results
    })
  }
  await Promise.all(Array.from({ length: slots }, openSlot))
}
