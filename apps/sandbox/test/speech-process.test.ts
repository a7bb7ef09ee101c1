import { afterAll, beforeAll, expect, it } from 'vitest'
import { SpeechProcess } from '../src/engines/speech-process.ts'

const never = new AbortController().signal
const request = { text: '你好 Lily!', variant: 'sarah', speed: 1, format: 'mp3_44100_128' } as const

let speech: SpeechProcess
beforeAll(async () => {
  speech = new SpeechProcess(new URL('../speech/src/main.ts', import.meta.url))
  await speech.ready()
})
afterAll(() => speech.close())

it('speaks through the speech program', async () => {
  const { audio, characters, starts, ends } = await speech.speak(request, never)
  expect(audio.length).toBeGreaterThan(1000)
  expect(characters.join('')).toBe(request.text)
  expect(starts).toHaveLength(ends.length)
})

it('throws what the program says of an unknown voice', async () => {
  await expect(speech.speak({ ...request, variant: 'nobody' }, never)).rejects.toThrow(/answered 400/)
})

it('says so when the program cannot start', async () => {
  const broken = new SpeechProcess(new URL('../speech/src/nothing.ts', import.meta.url))
  await expect(broken.ready()).rejects.toThrow(/ended with code 1/)
  await broken.close()
})
