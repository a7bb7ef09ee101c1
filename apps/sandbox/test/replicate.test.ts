import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Replicate, { validateWebhook } from 'replicate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discard, planFault, png, quickEngines, type Started, startSandbox, story } from './start-sandbox.ts'

const textModel = 'deepseek-ai/deepseek-v3.1'
const pictureModel = 'bytedance/seedream-4'
const guardModel = 'meta/llama-guard-4-12b'
const order = 'Write.\n<order>{}</order>'

let sandbox: Started
let replicate: Replicate
/** Set by a test that needs a drawing to last: resolves what the engine waits for. */
let holdDrawing: Promise<void> | undefined
const drawn: { references: number; size: number }[] = []

beforeAll(async () => {
  sandbox = await startSandbox({
    drawPicture: async ({ references, size }, signal) => {
      drawn.push({ references: references.length, size })
      if (holdDrawing) {
        await Promise.race([holdDrawing, once(signal, 'abort')])
        signal.throwIfAborted()
      }
      return png
    },
  })
  replicate = clientOf(sandbox)
})
afterAll(() => discard(sandbox))

function clientOf({ origin }: Started): Replicate {
  return new Replicate({ auth: 'r8_local', baseUrl: `${origin}/replicate/v1`, useFileOutput: false })
}

describe('predictions', () => {
  it('streams a story token by token to the SDK and ends with done', async () => {
    const events = []
    for await (const event of replicate.stream(textModel, { input: { prompt: order } })) events.push(event)
    expect(
      events
        .slice(0, -1)
        .map(({ data }) => data)
        .join(''),
    ).toBe(story)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: '{}' })
  })

  it('keeps the whole output with times and metrics once it succeeded', async () => {
    const created = await replicate.predictions.create({ model: textModel, input: { prompt: 'hello' } })
    expect(created).toMatchObject({ status: 'starting', version: 'hidden', output: null, model: textModel })
    const ended = await replicate.wait(created, { interval: 5 })
    expect(ended.output.join('')).toBe('You said: hello')
    expect(ended).toMatchObject({ status: 'succeeded', error: null, data_removed: false })
    expect(ended.metrics?.predict_time).toBeGreaterThanOrEqual(0)
    expect(Date.parse(ended.completed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(ended.started_at ?? ''))
  })

  it('replays a stream after the Last-Event-ID', async () => {
    const created = await replicate.predictions.create({
      model: textModel,
      input: { prompt: order },
      wait: true,
    })
    const whole = await (await fetch(created.urls.stream ?? '')).text()
    const ids = [...whole.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? '')
    const rest = await fetch(created.urls.stream ?? '', { headers: { 'last-event-id': ids[1] ?? '' } })
    const eventsOf = (text: string) => text.split('\n\n').filter(Boolean)
    expect(eventsOf(await rest.text())).toEqual(eventsOf(whole).slice(2))
  })

  it('cuts the answer after max_tokens', async () => {
    const { output } = await replicate.predictions.create({
      model: textModel,
      input: { prompt: order, max_tokens: 3 },
      wait: true,
    })
    expect(output).toHaveLength(3)
  })

  it('draws with uploaded, delivered and inline references and serves the PNG', async () => {
    const upload = await replicate.files.create(new Blob([png], { type: 'image/png' }), { page: 1 })
    const first = (await replicate.run(pictureModel, { input: { prompt: 'a fox', size: '1K' } })) as string[]
    const image_input = [upload.urls.get, first[0], `data:image/png;base64,${png.toString('base64')}`]
    const output = (await replicate.run(pictureModel, {
      input: { prompt: 'a fox', image_input },
    })) as string[]
    expect(drawn.at(-1)).toEqual({ references: 3, size: 2048 })
    const file = await fetch(output[0] ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png)
  })

  it('fails a picture whose reference lies elsewhere', async () => {
    const image_input = ['http://192.0.2.1/secret.png']
    const { status, error } = await replicate.predictions.create({
      model: pictureModel,
      input: { prompt: 'a fox', image_input },
      wait: true,
    })
    expect({ status, error }).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Failed to download'),
    })
  })

  it.each([
    ['小兔子在月光下数星星。', 'safe'],
    ['The bear killed time by the river.', 'safe'],
    ['他们砍死了人', 'unsafe\nS1'],
    ['a naked picture', 'unsafe\nS12'],
    ['教我怎么自杀', 'unsafe\nS11'],
  ])('judges %s as %j', async (prompt, verdict) => {
    expect(await replicate.run(guardModel, { input: { prompt } })).toBe(verdict)
  })

  it('cancels a running picture', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    holdDrawing = promise
    const created = await replicate.predictions.create({ model: pictureModel, input: { prompt: 'a fox' } })
    const canceled = await replicate.predictions.cancel(created.id)
    holdDrawing = undefined
    resolve()
    expect(canceled).toMatchObject({ status: 'canceled', output: null })
  })

  it('answers 202 with what it has when Prefer: wait runs out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    holdDrawing = promise
    const response = await fetch(`${sandbox.origin}/replicate/v1/models/${pictureModel}/predictions`, {
      method: 'POST',
      headers: { authorization: 'Bearer r8_local', 'content-type': 'application/json', prefer: 'wait=1' },
      body: JSON.stringify({ input: { prompt: 'a fox' } }),
    })
    holdDrawing = undefined
    resolve()
    expect(response.status).toBe(202)
    expect(await response.json()).toMatchObject({ status: 'processing' })
  })

  it('lists predictions newest first and takes a version in place of a model', async () => {
    const model = await replicate.models.get('deepseek-ai', 'deepseek-v3.1')
    const version = model.latest_version?.id ?? ''
    const created = await replicate.predictions.create({ version, input: { prompt: 'hello' }, wait: true })
    const { results } = await replicate.predictions.list()
    expect(results[0]?.id).toBe(created.id)
  })
})

describe('refusals', () => {
  const post = (path: string, body: unknown, token = 'Bearer r8_local') =>
    fetch(`${sandbox.origin}/replicate/v1${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('wants a token of the right shape', async () => {
    const response = await post('/predictions', {}, 'Bearer nonsense')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('authentication token') })
  })

  it.each([
    ['an unknown model', '/models/nobody/nothing/predictions', { input: {} }, 404],
    ['a missing prompt', `/models/${textModel}/predictions`, { input: {} }, 422],
    ['a wrong size', `/models/${pictureModel}/predictions`, { input: { prompt: 'a', size: '9K' } }, 422],
    ['an unknown version', '/predictions', { version: 'f00', input: {} }, 422],
    [
      'a webhook elsewhere',
      `/models/${textModel}/predictions`,
      { input: { prompt: 'a' }, webhook: 'https://example.com' },
      422,
    ],
  ])('refuses %s', async (_name, path, body, status) => {
    const response = await post(path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ detail: expect.any(String) })
  })

  it('refuses a Host that is not this machine', async () => {
    const { origin } = sandbox
    const { request } = await import('node:http')
    const answer = await new Promise<number | undefined>((resolve) =>
      request(`${origin}/healthz`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end(),
    )
    expect(answer).toBe(403)
  })
})

describe('files', () => {
  it('keeps, lists, serves and deletes an upload', async () => {
    const file = await replicate.files.create(new File(['tale'], 'tale.txt', { type: 'text/plain' }), {
      page: 3,
    })
    expect(file).toMatchObject({ content_type: 'text/plain', size: 4, metadata: { page: 3 } })
    expect((await replicate.files.list()).results.map(({ id }) => id)).toContain(file.id)
    const headers = { authorization: 'Bearer r8_local' }
    expect(await (await fetch(`${file.urls.get}/download`, { headers })).text()).toBe('tale')
    expect(await replicate.files.delete(file.id)).toBe(true)
    await expect(replicate.files.get(file.id)).rejects.toThrow(/404/)
  })
})

describe('webhooks', () => {
  it('sends signed events that the SDK accepts, in order', async () => {
    const { key } = await replicate.webhooks.default.secret.get()
    const { url, received, close } = await listenForWebhooks(3)
    await replicate.predictions.create({
      model: pictureModel,
      input: { prompt: 'a fox' },
      webhook: url,
      webhook_events_filter: ['start', 'output', 'completed'],
    })
    const events = await received
    await close()
    expect(events.map(({ body }) => JSON.parse(body).status)).toEqual([
      'processing',
      'processing',
      'succeeded',
    ])
    for (const event of events) expect(await validateWebhook(signedParts(event, key))).toBe(true)
    const [first] = events
    expect(first && (await validateWebhook({ ...signedParts(first, key), body: '{}' }))).toBe(false)
  })

  it('tries again with the same id when the receiver fails', async () => {
    const { url, received, close } = await listenForWebhooks(2, [503, 200])
    await replicate.predictions.create({
      model: textModel,
      input: { prompt: 'a' },
      webhook: url,
      webhook_events_filter: ['completed'],
    })
    const [first, second] = await received
    await close()
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('loses a webhook on request', async () => {
    await planFault(sandbox.origin, {
      vendor: 'replicate',
      operation: 'webhook.start',
      fault: 'lost-webhook',
    })
    const { url, received, close } = await listenForWebhooks(1)
    await replicate.predictions.create({
      model: textModel,
      input: { prompt: 'a' },
      webhook: url,
      webhook_events_filter: ['start', 'completed'],
    })
    const [only] = await received
    await close()
    expect(JSON.parse(only?.body ?? '').status).toBe('succeeded')
  })
})

describe('faults', () => {
  it('throttles once and lets the SDK through on its next try', async () => {
    await planFault(sandbox.origin, { vendor: 'replicate', operation: 'account.get', fault: 429 })
    expect(await replicate.accounts.current()).toMatchObject({ username: 'taleglow-local' })
    const response = await fetch(`${sandbox.origin}/control/calls?vendor=replicate`)
    const { calls } = (await response.json()) as { calls: { path: string; status: number }[] }
    const statuses = calls.filter(({ path }) => path.endsWith('/account')).map(({ status }) => status)
    expect(statuses).toContain(429)
  })

  it('answers 500 for the kind of model that was named, and only there', async () => {
    await planFault(sandbox.origin, { vendor: 'replicate', operation: 'picture', fault: '500' })
    await replicate.predictions.create({ model: textModel, input: { prompt: 'a' } })
    await expect(
      replicate.predictions.create({ model: pictureModel, input: { prompt: 'a' } }),
    ).rejects.toThrow(/500/)
  })

  it('flags a picture', async () => {
    await planFault(sandbox.origin, { vendor: 'replicate', operation: 'picture', fault: 'flagged' })
    const { status, error } = await replicate.predictions.create({
      model: pictureModel,
      input: { prompt: 'a' },
      wait: true,
    })
    expect({ status, error }).toEqual({
      status: 'failed',
      error: expect.stringContaining('flagged as sensitive'),
    })
  })

  it('breaks a stream that can be taken up again', async () => {
    await planFault(sandbox.origin, { vendor: 'replicate', operation: 'text', fault: 'broken-stream' })
    const { urls } = await replicate.predictions.create({ model: textModel, input: { prompt: order } })
    await expect(fetch(urls.stream ?? '').then((response) => response.text())).rejects.toThrow()
    expect(await (await fetch(urls.stream ?? '')).text()).toContain('event: done')
  })

  it('never answers under a timeout', async () => {
    await planFault(sandbox.origin, { vendor: 'replicate', operation: 'models.list', fault: 'timeout' })
    const headers = { authorization: 'Bearer r8_local' }
    const url = `${sandbox.origin}/replicate/v1/models`
    await expect(fetch(url, { headers, signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/)
    expect((await fetch(url, { headers })).status).toBe(200)
  })
})

it('keeps finished predictions over a restart and fails those that were cut off', async () => {
  const first = await startSandbox({
    drawPicture: ({ prompt }, signal) =>
      prompt === 'endless'
        ? once(signal, 'abort').then(() => png)
        : quickEngines.drawPicture({} as never, signal),
  })
  const before = clientOf(first)
  const done = await before.predictions.create({
    model: pictureModel,
    input: { prompt: 'quick' },
    wait: true,
  })
  const cut = await before.predictions.create({ model: pictureModel, input: { prompt: 'endless' } })
  await first.stop()
  const second = await startSandbox({}, first.dataDir)
  const after = clientOf(second)
  expect(await after.predictions.get(done.id)).toMatchObject({ status: 'succeeded' })
  expect(await after.predictions.get(cut.id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('interrupted'),
  })
  const delivered = new URL(done.output[0])
  expect((await fetch(second.origin + delivered.pathname)).status).toBe(200)
  await discard(second)
})

interface Received {
  headers: Record<string, string>
  body: string
}

function signedParts({ headers, body }: Received, secret: string) {
  const part = (name: string) => headers[`webhook-${name}`] ?? ''
  return { id: part('id'), timestamp: part('timestamp'), signature: part('signature'), body, secret }
}

/** Listens for a number of webhooks; answers with the given statuses in turn, then 200. */
async function listenForWebhooks(count: number, statuses: number[] = []) {
  const events: Received[] = []
  const { promise: received, resolve } = Promise.withResolvers<Received[]>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    events.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(statuses.shift() ?? 200).end()
    if (events.length === count) resolve(events)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => new Promise((done) => server.close(done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, close }
}
