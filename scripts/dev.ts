/** `npm run dev`: the whole product with reload: Vite in front, and each process started afresh when its sources change. */
import { join } from 'node:path'
import { findFreePort } from '@taleglow/embedded-postgres'
import { watchSources } from './dev/watch-sources.ts'
import { launch } from './start/launch.ts'
import { originOf } from './start/read-environment.ts'
import { ROOT } from './start/root.ts'
import { startBackend } from './start/start-backend.ts'
import { type Program, SupervisedProcess } from './start/supervised-process.ts'
import { untilHealthy } from './start/until-healthy.ts'

const webProgram = (host: string, port: number, server: string): Program => ({
  name: 'web',
  script: join(ROOT, 'scripts/dev/serve-web.ts'),
  env: { HOST: host, WEB_PORT: String(port), TALEGLOW_SERVER: server },
  stopWithinMs: 1000,
  untilReady: (_, signal) => untilHealthy([`${originOf(host, port)}/`], signal),
})

await launch(async (context) => {
  const { settings, say, signal, keep } = context
  const address = { host: '127.0.0.1', port: await findFreePort() }
  const program = webProgram(settings.HOST, settings.PORT, originOf(address.host, address.port))
  const backend = await startBackend(context, address)
  await keep(new SupervisedProcess(program, settings.DATA_DIR, say)).start(signal)
  watchSources(backend, say, signal)
  say(`Taleglow is ready at ${settings.PUBLIC_URL}, and follows your changes.`)
})
