import type { AppRouter } from '@taleglow/api'
import { createStoryFeed, recordEvent } from '@taleglow/core/stories'
import { createTRPCClient, httpSubscriptionLink, type TRPCClientError } from '@trpc/client'
import { EventSource } from 'eventsource'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '../src/build-server.ts'
import { openTestServer, type TestServer } from './open-test-server.ts'

// Streams come back over real connections, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
const PATIENCE = { timeout: 10_000 }

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = (await server.signUp()).accessToken
})
afterAll(() => server.close())

/** A browser: brings the token at each connection and comes back soon after a break. */
function openClient(port: number, bearer = token) {
  const statuses: number[] = []
  const fetchStream = async (url: string | URL, init: RequestInit) => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${bearer}` }
    const response = await fetch(url, { ...init, headers })
    statuses.push(response.status)
    const hurry = new TextEncoder().encode('retry: 50\n\n')
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        start: (controller) => controller.enqueue(hurry),
      }),
    )
    return response.ok ? new Response(body ?? null, response) : response
  }
  const client = createTRPCClient<AppRouter>({
    links: [
      httpSubscriptionLink({
        url: `http://127.0.0.1:${port}/trpc`,
        EventSource,
        eventSourceOptions: { fetch: fetchStream as never },
      }),
    ],
  })
  return { client, statuses }
}

type Watching = { ids: string[]; types: string[]; done: Promise<void>; stop(): void; statuses: number[] }

function watch(port: number, input: { storyId: string; lastEventId?: string }, bearer?: string): Watching {
  const { client, statuses } = openClient(port, bearer)
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  const ids: string[] = []
  const types: string[] = []
  const subscription = client.stories.progress.subscribe(input, {
    onData({ id, data }) {
      ids.push(id)
      types.push(data.type)
    },
    onComplete: resolve,
    onError: (error) => reject(error),
  })
  return { ids, types, done, statuses, stop: () => subscription.unsubscribe() }
}

async function addEvents(storyId: string, count: number, on = server): Promise<void> {
  const { db } = on.parts.services
  const ctx = { ...on.parts.services, actor: null, language: 'en', log: on.app.log } as const
  for (let index = 0; index < count; index += 1) {
    await db.transaction((tx) => recordEvent({ ...ctx, db: tx }, storyId, 'plan', { title: `T${index}` }))
  }
}

const portOf = (address: string) => Number(new URL(address).port)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

test('a viewer gets each event once and in order through a restart of the server, and then the end', async () => {
  const storyId = await server.order(token)
  const first = await buildServer(server.parts)
  const port = portOf(await first.listen({ host: '127.0.0.1', port: 0 }))
  const viewer = watch(port, { storyId })
  await vi.waitFor(() => expect(viewer.ids).toEqual(['1']), PATIENCE)
  await addEvents(storyId, 2)
  await vi.waitFor(() => expect(viewer.ids).toEqual(['1', '2', '3']), PATIENCE)

  await first.close()
  await addEvents(storyId, 2)
  const second = await buildServer(server.parts)
  await second.listen({ host: '127.0.0.1', port })
  await vi.waitFor(() => expect(viewer.ids).toEqual(numbers(5)), PATIENCE)

  await server.call('POST', `/stories/${storyId}/cancel`, { token })
  await viewer.done
  expect(viewer.ids).toEqual(numbers(6))
  expect(viewer.types.at(-1)).toBe('done')
  await second.close()
})

test('a viewer who has events already gets the later ones, on another server that has its own feed', async () => {
  const storyId = await server.order(token)
  await addEvents(storyId, 3)
  const feed = await createStoryFeed(server.databaseUrl)
  const app = await buildServer({ ...server.parts, services: { ...server.parts.services, feed } })
  const port = portOf(await app.listen({ host: '127.0.0.1', port: 0 }))
  const viewer = watch(port, { storyId, lastEventId: '2' })
  await vi.waitFor(() => expect(viewer.ids).toEqual(['3', '4']), PATIENCE)
  await addEvents(storyId, 1)
  await vi.waitFor(() => expect(viewer.ids).toEqual(['3', '4', '5']), PATIENCE)
  viewer.stop()
  await app.close()
  await feed.close()
})

test('closing does not wait for viewers', async () => {
  const { accessToken } = await server.signUp()
  const storyId = await server.order(accessToken)
  const app = await buildServer(server.parts)
  const port = portOf(await app.listen({ host: '127.0.0.1', port: 0 }))
  const response = await fetch(
    `http://127.0.0.1:${port}/trpc/stories.progress?input=${encodeURIComponent(JSON.stringify({ storyId }))}`,
    { headers: { authorization: `Bearer ${accessToken}` } },
  )
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const stream = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())
  const reader = stream.getReader()
  let seen = ''
  const readUntil = async (text: string) => {
    while (!seen.includes(text)) seen += (await reader.read()).value ?? expect.fail(`No ${text} in: ${seen}`)
  }
  await readUntil('id: 1')
  await app.close()
  await readUntil('event: serialized-error')
  expect((await reader.read()).done).toBe(true)
})

test('a story of somebody else is not found, once, and the client does not come back', async () => {
  const storyId = await server.order((await server.signUp()).accessToken)
  const app = await buildServer(server.parts)
  const port = portOf(await app.listen({ host: '127.0.0.1', port: 0 }))
  const viewer = watch(port, { storyId })
  const error = (await viewer.done.catch((cause) => cause)) as TRPCClientError<AppRouter>
  expect(error.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 })
  expect(viewer.statuses).toEqual([200])
  await app.close()
})

test('a token that is not valid is answered 401 before a stream begins', async () => {
  const storyId = await server.order((await server.signUp()).accessToken)
  const app = await buildServer(server.parts)
  const port = portOf(await app.listen({ host: '127.0.0.1', port: 0 }))
  const viewer = watch(port, { storyId }, 'nonsense')
  await viewer.done.catch(() => {})
  expect(viewer.statuses).toEqual([401])
  await app.close()
})
