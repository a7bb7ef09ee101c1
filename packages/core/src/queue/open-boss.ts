import { PgBoss } from 'pg-boss'
import type { Logger } from '../context/index.ts'

export type BossRole = 'sends' | 'works' | 'migrates'

type Fault = Error & { queue?: string }

/** pg-boss tells of a fault in polling as a plain object, which the log would not take for an error. */
const errorOf = (fault: Fault): Error => (fault instanceof Error ? fault : Object.assign(new Error(), fault))

/**
 * Opens pg-boss on `databaseUrl` for one role: a server only sends, a worker also listens and watches over dead
 * workers, the migration step alone changes the schema.
 */
export async function openBoss(databaseUrl: string, role: BossRole, log: Logger): Promise<PgBoss> {
  const works = role === 'works'
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: works ? 10 : 2,
    migrate: role === 'migrates',
    createSchema: role === 'migrates',
    supervise: works,
    schedule: false,
    useListenNotify: works,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (fault: Fault) => log.error({ err: errorOf(fault), queue: fault.queue }, 'Queue error'))
  await boss.start()
  return boss
}
