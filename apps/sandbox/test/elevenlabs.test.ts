import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discard, planFault, type Started, startSandbox } from './start-sandbox.ts'

const sarah = 'EXAVITQu4vr4xnSDxMaL'

let sandbox: Started
let client: ElevenLabsClient

beforeAll(async () => {
  sandbox = await startSandbox()
  client = clientWith('sk_local')
})
afterAll(() => discard(sandbox))

function clientWith(apiKey: string): ElevenLabsClient {
  return new ElevenLabsClient({ apiKey, baseUrl: `${sandbox.origin}/elevenlabs`, maxRetries: 0 })
}

it('speaks with a time for every character', async () => {
  const { audioBase64, alignment, normalizedAlignment } = await client.textToSpeech.convertWithTimestamps(
    sarah,
    {
      text: '你好😀',
      outputFormat: 'mp3_44100_128',
    },
  )
  expect(audioBase64.length).toBeGreaterThan(0)
  expect(alignment?.characters).toEqual(['你', '好', '😀'])
  expect(alignment?.characterStartTimesSeconds).toHaveLength(3)
  expect(alignment?.characterEndTimesSeconds).toHaveLength(3)
  expect(normalizedAlignment).toEqual(alignment)
})

it('answers the whole audio as bytes, streamed or not', async () => {
  const whole = await sizeOf(await client.textToSpeech.convert(sarah, { text: 'A long story. '.repeat(10) }))
  const streamed = await sizeOf(
    await client.textToSpeech.stream(sarah, { text: 'A long story. '.repeat(10) }),
  )
  expect(whole).toBeGreaterThan(0)
  expect(streamed).toBe(whole)
})

it('streams audio and times in pieces that join to the whole', async () => {
  const text = '从前有一只小兔子。'.repeat(8)
  const pieces = []
  for await (const piece of await client.textToSpeech.streamWithTimestamps(sarah, { text }))
    pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.flatMap(({ alignment }) => alignment?.characters ?? []).join('')).toBe(text)
  const whole = await client.textToSpeech.convertWithTimestamps(sarah, { text })
  const joined = Buffer.concat(pieces.map(({ audioBase64 }) => Buffer.from(audioBase64, 'base64')))
  expect(joined.toString('base64')).toBe(whole.audioBase64)
})

it('knows the twelve voices, the model and the subscription', async () => {
  expect((await client.voices.getAll()).voices).toHaveLength(12)
  expect((await client.voices.search()).voices).toHaveLength(12)
  expect(await client.voices.get(sarah)).toMatchObject({ name: 'Sarah', category: 'premade' })
  expect((await client.models.list())[0]).toMatchObject({ modelId: 'eleven_multilingual_v2' })
  expect((await client.user.subscription.get()).characterCount).toBeGreaterThan(0)
  expect(await client.user.get()).toMatchObject({ userId: 'taleglow-local' })
})

it.each([
  ['a wrong key', 'nonsense', sarah, 'hello', 401, 'invalid_api_key'],
  ['an unknown voice', 'sk_local', 'nobody', 'hello', 404, 'voice_not_found'],
  ['an empty text', 'sk_local', sarah, ' ', 400, 'input_text_empty'],
])("refuses %s in the vendor's error form", async (_name, key, voice, text, statusCode, status) => {
  await expect(clientWith(key).textToSpeech.convertWithTimestamps(voice, { text })).rejects.toMatchObject({
    statusCode,
    body: { detail: { status, message: expect.any(String) } },
  })
})

it('answers 422 with the field for a speed out of range', async () => {
  const call = client.textToSpeech.convertWithTimestamps(sarah, { text: 'a', voiceSettings: { speed: 3 } })
  await expect(call).rejects.toMatchObject({
    statusCode: 422,
    body: { detail: [{ loc: ['body', 'voice_settings', 'speed'] }] },
  })
})

it('throttles, breaks and blocks on request', async () => {
  const speak = () => client.textToSpeech.convertWithTimestamps(sarah, { text: 'hello' })
  for (const [fault, statusCode] of [
    ['429', 429],
    ['500', 500],
    ['flagged', 400],
  ] as const) {
    await planFault(sandbox.origin, { vendor: 'elevenlabs', operation: 'speech', fault })
    await expect(speak()).rejects.toMatchObject({ statusCode })
  }
  expect((await speak()).audioBase64.length).toBeGreaterThan(0)
})

async function sizeOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of stream) size += chunk.length
  return size
}
