import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedIn, StoryOrderInput } from '@taleglow/contracts'
import { createLog } from '@taleglow/core/log'
import { createStoryFeed } from '@taleglow/core/stories'
import { connect } from '@taleglow/db'
import { createTestDatabase } from '@taleglow/testing'
import { createMediaLinks, createStorage, mediaFolder } from '@taleglow/vendors/storage'
import type { InjectOptions } from 'fastify'
import { buildServer, type ServerParts } from '../src/build-server.ts'
import { createFakeOpenId } from './fake-openid.ts'

export const ORDER: StoryOrderInput = {
  characterName: 'Mia',
  characterAge: 5,
  characterTraits: ['brave'],
  theme: 'adventure',
  setting: 'forest',
  style: 'watercolor',
  voice: 'storyteller',
  language: 'en',
  pageCount: 6,
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** A server on a database and folder of its own, with a provider in memory and a clock that tests move. */
export async function openTestServer(changes: Partial<ServerParts> = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'taleglow-server-'))
  const connection = connect(database.url, { max: 8 })
  const feed = await createStoryFeed(database.url)
  const time = { now: new Date() }
  const clock = () => time.now
  const links = createMediaLinks('a secret of at least 32 characters', clock)
  const storage = createStorage(dataDir)
  const logged: string[] = []
  const log = createLog('server', 'info', { write: (line: string) => void logged.push(line) })
  const parts: ServerParts = {
    services: {
      db: connection.db,
      clock,
      jobs: { send: async () => {} },
      mediaUrl: links.url,
      openid: createFakeOpenId(),
      storage,
      feed,
    },
    media: { folder: mediaFolder(dataDir), links },
    webFolder: join(dataDir, 'no-build'),
    publicUrl: 'http://127.0.0.1',
    checks: {},
    log,
    ...changes,
  }
  const app = await buildServer(parts)

  /** One REST call, in English. */
  async function call(method: NonNullable<InjectOptions['method']>, path: string, options: CallOptions = {}) {
    const { token, body, headers } = options
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }

  async function signIn(email = `${crypto.randomUUID()}@example.com`): Promise<SignedIn> {
    const started = await call('GET', '/auth/google/url')
    const { state } = started.body.data
    return (await call('POST', '/auth/google', { body: { code: email, state } })).body.data
  }

  /** Somebody new who has given consent. */
  async function signUp(): Promise<SignedIn> {
    const signedIn = await signIn()
    await call('POST', '/auth/consent', { token: signedIn.accessToken, body: { version: 1 } })
    return signedIn
  }

  async function order(token: string): Promise<string> {
    return (await call('POST', '/stories', { token, body: ORDER })).body.data.storyId
  }

  return {
    app,
    parts,
    time,
    links,
    storage,
    logged,
    databaseUrl: database.url,
    call,
    signIn,
    signUp,
    order,
    async close() {
      await app.close()
      await feed.close()
      await connection.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }
