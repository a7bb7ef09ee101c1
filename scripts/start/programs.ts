import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { KEEPER, type KeeperMessage } from '@taleglow/embedded-postgres'
import { Fault } from './fault.ts'
import { ROOT } from './root.ts'
import type { Program } from './supervised-process.ts'
import { untilHealthy } from './until-healthy.ts'

type Env = Record<string, string>
const main = (app: string) => join(ROOT, 'apps', app, 'src/main.ts')

/** The embedded PostgreSQL; `onUrl` gets its address each time it has come up. */
export function postgresProgram(dataDir: string, onUrl: (url: string) => void): Program {
  return {
    name: 'postgres',
    script: KEEPER,
    args: [JSON.stringify({ dir: join(dataDir, 'postgres') })],
    stopWithinMs: 3000,
    quiet: true,
    async untilReady(child: ChildProcess, signal) {
      const [message] = (await once(child, 'message', { signal })) as [KeeperMessage]
      if ('fault' in message) throw new Fault(message.fault)
      onUrl(message.url)
    },
  }
}

export const sandboxProgram = (env: Env): Program => ({
  name: 'sandbox',
  script: main('sandbox'),
  env,
  stopWithinMs: 1000,
  untilReady: (_, signal) => untilHealthy([`http://127.0.0.1:${env.SANDBOX_PORT}/healthz`], signal),
})

/** @param origin where the server itself is reached from this machine */
export const serverProgram = (env: Env, origin: string): Program => ({
  name: 'server',
  script: main('server'),
  env,
  stopWithinMs: 3500,
  untilReady: (_, signal) => untilHealthy([`${origin}/healthz`, `${origin}/readyz`], signal),
})

/** A worker has no door to knock at; it tells when it takes jobs. */
export const workerProgram = (env: Env): Program => ({
  name: 'worker',
  script: main('worker'),
  env,
  stopWithinMs: 6000,
  untilReady: (child, signal) => once(child, 'message', { signal }).then(() => {}),
})
