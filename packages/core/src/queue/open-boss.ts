import { PgBoss } from 'pg-boss'
import type { Logger } from '../context/index.ts'

export type BossRole = 'sends' | 'works' | 'migrates'

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
  boss.on('error', (error) => log.error({ err: error }, 'Queue error'))
  await boss.start()
  return boss
}
