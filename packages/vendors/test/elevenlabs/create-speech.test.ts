import { VOICES } from '@taleglow/contracts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpeech, elevenLabsEnvSchema } from '../../src/elevenlabs/index.ts'

const SPOKEN = {
  audio_base64: Buffer.from('an mp3').toString('base64'),
  alignment: {
    characters: ['童', '话'],
    character_start_times_seconds: [0, 0.2],
    character_end_times_seconds: [0.2, 0.5],
  },
  normalized_alignment: null,
}

let app: FastifyInstance
let origin: string
let seen: FastifyRequest[]
let answer: (reply: FastifyReply) => unknown
beforeEach(async () => {
  seen = []
  answer = (reply) => reply.send(SPOKEN)
  app = Fastify({ forceCloseConnections: true })
  app.post('/v1/text-to-speech/:voice/with-timestamps', (request, reply) => {
    seen.push(request)
    return answer(reply)
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

function speak(voice: (typeof VOICES)[number] = 'storyteller', signal = new AbortController().signal) {
  const env = elevenLabsEnvSchema.parse({ ELEVENLABS_API_KEY: 'sk_secret', ELEVENLABS_BASE_URL: origin })
  return createSpeech(env).speak({ text: '童话', voice, speed: 0.9 }, signal)
}

test('a text is spoken, with the time of each character', async () => {
  expect(await speak()).toEqual({
    audio: Buffer.from('an mp3'),
    characters: ['童', '话'],
    startSeconds: [0, 0.2],
    endSeconds: [0.2, 0.5],
  })
  const [request] = seen
  expect(request?.headers['xi-api-key']).toBe('sk_secret')
  expect(request?.query).toEqual({ output_format: 'mp3_44100_128' })
  expect(request?.body).toMatchObject({
    text: '童话',
    model_id: 'eleven_multilingual_v2',
    voice_settings: { speed: 0.9 },
  })
})

test('each of our twelve voices is another voice at the vendor', async () => {
  for (const voice of VOICES) await speak(voice)
  expect(new Set(seen.map(({ params }) => (params as { voice: string }).voice)).size).toBe(12)
})

test.each<[string, object]>([
  ['no times', { ...SPOKEN, alignment: null }],
  [
    'times without their ends',
    { ...SPOKEN, alignment: { ...SPOKEN.alignment, character_end_times_seconds: undefined } },
  ],
  ['no sound', { ...SPOKEN, audio_base64: undefined }],
])('an answer with %s is paid and of no use', async (_what, body) => {
  answer = (reply) => reply.send(body)
  await expect(speak()).rejects.toMatchObject({ name: 'VendorError', kind: 'ended' })
  expect(seen).toHaveLength(1)
})

test.each([
  [400, 'rejected'],
  [401, 'rejected'],
  [422, 'rejected'],
  [408, 'temporary'],
  [429, 'temporary'],
  [500, 'temporary'],
  [503, 'temporary'],
])(
  'an answer of %i is %s, and the call is not repeated, for it may have been billed',
  async (status, kind) => {
    answer = (reply) => reply.status(status).send({ detail: { status: 'refused', message: 'No' } })
    await expect(speak()).rejects.toMatchObject({ name: 'VendorError', kind })
    expect(seen).toHaveLength(1)
  },
)

test('a connection that breaks off may be tried again, but not by itself', async () => {
  answer = (reply) => {
    reply.hijack()
    reply.raw.destroy()
  }
  await expect(speak()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(seen).toHaveLength(1)
})

const hung: [string, (reply: FastifyReply) => unknown][] = [
  ['never begins', () => new Promise(() => {})],
  [
    'never ends',
    (reply) => {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json' }).write('{"audio_base64":')
    },
  ],
]

test.each(hung)('an answer that %s is given up on', async (_what, hangs) => {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 300))
  answer = hangs
  await expect(speak()).rejects.toMatchObject({ name: 'VendorError', kind: 'temporary' })
  expect(seen).toHaveLength(1)
})

test.each(hung)('whoever has to stop ends at once while an answer %s', async (_what, hangs) => {
  const stop = new AbortController()
  answer = (reply) => {
    setImmediate(() => stop.abort())
    return hangs(reply)
  }
  await expect(speak('storyteller', stop.signal)).rejects.toMatchObject({ kind: 'temporary' })
})
