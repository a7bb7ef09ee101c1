/** Serves apps/web with Vite: WEB_PORT and HOST are where, TALEGLOW_SERVER is where its calls go. */
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from '../start/root.ts'

const server = await createServer({
  root: join(ROOT, 'apps/web'),
  clearScreen: false,
  server: { host: process.env.HOST, strictPort: true },
})
await server.listen()

const stop = () => server.close().finally(() => process.exit(0))
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop)
