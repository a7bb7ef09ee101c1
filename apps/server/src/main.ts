import { readEnv, type ServerEnv } from './env.ts'
import { explainStartFault } from './explain-start-fault.ts'
import { startServer } from './start-server.ts'

/** What hangs after that is cut off. Whoever supervises us must wait longer before he kills. */
const STOP_WITHIN_MS = 2_500

let env: ServerEnv | null = null
try {
  env = readEnv(process.env)
  const server = await startServer(env)
  const end = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS)
    return server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  let ending: ReturnType<typeof end> | undefined
  const stop = () => (ending ??= end())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  // Started by a supervisor: without it there is nobody left to stop us.
  if (process.connected) process.once('disconnect', stop)
  process.send?.('ready')
} catch (error) {
  console.error(explainStartFault(error, env))
  process.exit(1)
}
