import { fileURLToPath } from 'node:url'
import { createLog } from '@taleglow/core/log'
import { createJobs, openBoss } from '@taleglow/core/queue'
import { createStoryFeed } from '@taleglow/core/stories'
import { connect } from '@taleglow/db'
import { createOpenIdProvider } from '@taleglow/vendors/openid'
import { createMediaLinks, createStorage, mediaFolder } from '@taleglow/vendors/storage'
import { buildServer } from './build-server.ts'
import type { ServerEnv } from './env.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const PROBE_KEY = 'health/probe'

function openIdOf(env: ServerEnv) {
  return createOpenIdProvider({
    issuer: env.OIDC_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    redirectUri: `${env.PUBLIC_URL}/auth/callback`,
  })
}

/** Opens everything the server needs, and listens. `stop` lets what is being answered finish first. */
export async function startServer(env: ServerEnv): Promise<{ stop(): Promise<void> }> {
  const log = createLog('server', env.LOG_LEVEL)
  const storage = createStorage(env.DATA_DIR)
  const probeStorage = () => storage.put(PROBE_KEY, Buffer.from('ready'), 'text/plain')
  await probeStorage()
  const connection = connect(env.DATABASE_URL)
  const boss = await openBoss(env.DATABASE_URL, 'sends', log)
  const feed = await createStoryFeed(env.DATABASE_URL)
  const links = createMediaLinks(env.MEDIA_SECRET)
  const app = await buildServer({
    services: {
      db: connection.db,
      clock: () => new Date(),
      jobs: createJobs(boss),
      mediaUrl: links.url,
      openid: openIdOf(env),
      storage,
      feed,
    },
    media: { folder: mediaFolder(env.DATA_DIR), links },
    webFolder: WEB_FOLDER,
    publicUrl: env.PUBLIC_URL,
    checks: {
      database: () => connection.db.execute('select 1'),
      queue: () => boss.schemaVersion(),
      storage: probeStorage,
    },
    log,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    async stop() {
      await app.close()
      await Promise.all([feed.close(), boss.stop({ graceful: false })])
      await connection.close()
    },
  }
}
