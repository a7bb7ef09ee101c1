import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBoss } from '@taleglow/core/queue'
import { connect } from '@taleglow/db'
import { findFreePort, openPostgres } from '@taleglow/embedded-postgres'
import { nameDatabase } from '@taleglow/testing/name-database'
import { runStatement, urlOf } from '@taleglow/testing/test-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { STOP_WITHIN_MS } from './launch.ts'
import { prepareDatabase } from './prepare-database.ts'
import { postgresProgram, sandboxProgram, serverProgram, workerProgram } from './programs.ts'
import { type Program, SupervisedProcess } from './supervised-process.ts'

// Processes of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const silent = { info() {}, warn() {}, error() {} }
const database = nameDatabase('test')
let postgres: { url: string; close(): Promise<void> }
let url: string
let dataDir: string

beforeAll(async () => {
  const given = process.env.TEST_DATABASE_URL
  const dir = join(tmpdir(), nameDatabase('taleglow-test'))
  postgres = given ? { url: given, close: async () => {} } : await openPostgres({ dir, disposable: true })
  await runStatement(postgres.url, `create database ${database}`)
  url = urlOf(postgres.url, database)
  await prepareDatabase(url)
  dataDir = await mkdtemp(join(tmpdir(), 'programs-'))
  for (const name of ['run', 'logs']) await mkdir(join(dataDir, name))
})
afterAll(async () => {
  await runStatement(postgres.url, `drop database if exists ${database} with (force)`)
  await postgres.close()
  await rm(dataDir, { recursive: true })
})

/** Starts `program` as `npm start` does, and tells with `end` how it ended when it was stopped. */
async function supervise(program: Program) {
  let child: ChildProcess | undefined
  const untilReady: Program['untilReady'] = (started, signal) => {
    child = started
    return program.untilReady(started, signal)
  }
  const supervised = new SupervisedProcess({ ...program, untilReady }, dataDir, () => {})
  await supervised.start(new AbortController().signal)
  return {
    async end() {
      await supervised.stop()
      return [child?.exitCode, child?.signalCode]
    },
  }
}

const ownSettings = () => ({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })

it('a server ends by itself while a request hangs, before it would be killed', async () => {
  const port = await findFreePort()
  const settings = {
    ...ownSettings(),
    HOST: '127.0.0.1',
    PORT: String(port),
    MEDIA_SECRET: 'a secret of at least 32 characters',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  }
  const server = await supervise(serverProgram(settings, `http://127.0.0.1:${port}`))
  const caller = dial(port, '127.0.0.1')
  caller.on('error', () => {})
  caller.write('POST /api/stories HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n')
  expect(String(await once(caller, 'data'))).toContain('100 Continue')
  expect(await server.end()).toEqual([0, null])
  caller.destroy()
})

it('a worker ends by itself while the database hangs, and gives back its job before it would be killed', async () => {
  const worker = await supervise(
    workerProgram({ ...ownSettings(), REPLICATE_API_TOKEN: 'r8', ELEVENLABS_API_KEY: 'sk' }),
  )
  const boss = await openBoss(url, 'sends', silent)
  const { db, close } = connect(url, { max: 2 })
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table stories in access exclusive mode`)
    const id = await boss.send('story.compose', { storyId: crypto.randomUUID() })
    const isHanging = async () =>
      (
        await tx.execute(sql`select 1 from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`)
      ).length > 0
    await vi.waitUntil(isHanging, { timeout: 20_000 })
    // It cut itself off; a killed one would say SIGKILL.
    expect(await worker.end()).toEqual([1, null])
    const [job] = await db.execute(sql`select state from pgboss.job where id = ${id}`)
    expect(job).toEqual({ state: 'retry' })
  })
  await close()
  await boss.stop({ graceful: false })
})

it('all programs may take their time to stop, one after the other, before the supervisor gives up', () => {
  const all = [postgresProgram('', () => {}), sandboxProgram({}), serverProgram({}, ''), workerProgram({})]
  const longest = all.reduce((sum, { stopWithinMs }) => sum + stopWithinMs, 0)
  expect(longest).toBeLessThan(STOP_WITHIN_MS)
})
