import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'

/**
 * NOTIFY tells of a new job at once. What becomes due by itself, such as another try or a dead worker's job, has to
 * be looked for: by one idle slot of a queue, not by all of them, since that is the load of an idle worker.
 */
const LOOK_EVERY_MS = 500
/** How often every slot looks of its own accord; only a backstop. */
const BACKSTOP = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 } as const
const HEARTBEAT_REFRESH_SECONDS = 2

const OPTIONS = {
  ...BACKSTOP,
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
  const idle = new Set<string>()
  const look = () => {
    const [slot] = idle
    if (slot) boss.notifyWorker(slot)
  }
  const openSlot = async () => {
    const slot = await boss.work(queue, OPTIONS, async (jobs) => {
      idle.delete(slot)
      // Where one job was due, another may be.
      look()
      const results = await Promise.all(jobs.map(run)).finally(() => idle.add(slot))
      // More jobs may be waiting than there are slots.
      boss.notifyWorker(slot)
      return results
    })
    idle.add(slot)
  }
  await Promise.all(Array.from({ length: slots }, openSlot))
  const looking = setInterval(look, LOOK_EVERY_MS)
  boss.once('stopped', () => clearInterval(looking))
}
