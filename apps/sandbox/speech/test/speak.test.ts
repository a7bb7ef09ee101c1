import { beforeAll, describe, expect, it } from 'vitest'
import { measureLoudness } from '../src/loudness.ts'
import { type Speech, speak } from '../src/speak.ts'
import { voices } from '../src/voices.ts'

const chinese = '小兔子乐乐走进森林，看见3只松鼠。“你好！”它说。'
const english = 'Lily said, “Don’t worry, little fox — we’ll be home by 10:30.”'
const mixed = '我叫Anna，今年12岁😀。Good night，晚安！'
const bytesPerSecond = 16_000

const sarah = 'sarah'

function durationOf({ audio }: Speech): number {
  return audio.length / bytesPerSecond
}

function startOf({ characters, starts }: Speech, character: string): number {
  return starts[characters.indexOf(character)] ?? Number.NaN
}

describe.each([
  ['Chinese', chinese],
  ['English', english],
  ['mixed languages', mixed],
  ['one hanzi', '啊'],
  ['punctuation alone', '……'],
  ['a line break and spaces', '  晚安。\n\nGood night.  '],
])('%s', (_name, text) => {
  let speech: Speech
  beforeAll(async () => {
    speech = await speak(text, sarah, 1, 'mp3_44100_128')
  })

  it('has a time for every character, in order and within the audio', () => {
    const { characters, starts, ends } = speech
    expect(characters.join('')).toBe(text)
    expect([starts.length, ends.length]).toEqual([characters.length, characters.length])
    for (const [index, start] of starts.entries()) {
      expect(ends[index]).toBeGreaterThanOrEqual(start)
      expect(starts[index + 1] ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(start)
    }
    expect(ends.at(-1)).toBeLessThanOrEqual(durationOf(speech))
  })

  it('is MP3 of 44.1 kHz and 128 kbit/s', () => {
    expect(speech.audio.subarray(0, 3).toString('hex')).toMatch(/^fffb9/)
  })
})

it('pauses longer at a stop than at a comma', async () => {
  const { characters, starts, ends } = await speak('小兔子，你好。晚安', sarah, 1, 'pcm_22050')
  const lasts = (mark: string) =>
    (ends[characters.indexOf(mark)] ?? 0) - (starts[characters.indexOf(mark)] ?? 0)
  expect(lasts('，')).toBeCloseTo(0.25, 1)
  expect(lasts('。')).toBeCloseTo(0.5, 1)
})

it('marks where the sound is: a word after a pause begins within 80 ms of its mark', async () => {
  const speech = await speak('妈妈。爸爸', sarah, 1, 'pcm_22050')
  const mark = startOf(speech, '爸')
  const samples = new Int16Array(speech.audio.buffer, speech.audio.byteOffset, speech.audio.length / 2)
  const from = Math.round((mark - 0.2) * 22_050)
  const first = samples.subarray(from).findIndex((sample) => Math.abs(sample) > 1500)
  expect(Math.abs((from + first) / 22_050 - mark)).toBeLessThan(0.08)
})

it('speaks slower and faster as asked', async () => {
  const [slow, usual, fast] = await Promise.all(
    [0.75, 1, 1.2].map(async (speed) => durationOf(await speak(chinese, sarah, speed, 'mp3_44100_128'))),
  )
  expect(slow).toBeGreaterThan((usual ?? 0) * 1.15)
  expect(fast).toBeLessThan((usual ?? 0) * 0.92)
})

it('has twelve voices that differ', async () => {
  const spoken = await Promise.all(
    Object.keys(voices).map((voice) => speak('你好 hello', voice, 1, 'pcm_22050')),
  )
  expect(new Set(spoken.map(({ audio }) => audio.toString('base64'))).size).toBe(12)
})

it('is about -18 LUFS loud', async () => {
  const { audio } = await speak(chinese, sarah, 1, 'pcm_22050')
  const samples = Float32Array.from(
    new Int16Array(audio.buffer, audio.byteOffset, audio.length / 2),
    (value) => value / 32_768,
  )
  expect(Math.abs(measureLoudness(samples) + 18)).toBeLessThan(1)
})

it('speaks three thousand characters at ten times real time or faster', async () => {
  const text = '从前，在森林深处住着一只小小的刺猬，它最喜欢在月光下数星星。'.repeat(100)
  const startedAt = performance.now()
  const speech = await speak(text.slice(0, 3000), sarah, 1, 'mp3_22050_32')
  const seconds = (performance.now() - startedAt) / 1000
  expect(speech.ends.at(-1)).toBeGreaterThan(seconds * 10)
}, 30_000)
