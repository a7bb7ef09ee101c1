import { expect, it, vi } from 'vitest'
import { startAudio, unlockAudio } from './start-audio.ts'
import { type NarrationState, watchAudio } from './watch-audio.ts'

/** As much of an audio element as the narrator touches. `answer` is what `play` comes to. */
class FakeAudio extends EventTarget {
  src: string | null = '/1.mp3'
  error: unknown = null
  paused = true
  muted = false
  currentTime = 0
  answer: Promise<void> = Promise.resolve()
  readonly calls: string[] = []

  getAttribute(): string | null {
    return this.src
  }

  load(): void {
    this.calls.push('load')
    this.error = null
    this.currentTime = 0
  }

  play(): Promise<void> {
    this.calls.push(this.muted ? 'play muted' : 'play')
    this.paused = false
    return this.answer
  }

  pause(): void {
    this.calls.push('pause')
    this.paused = true
  }
}

function listenTo(state: NarrationState) {
  const fake = new FakeAudio()
  const audio = fake as unknown as HTMLAudioElement
  const heard = { state, ends: 0 }
  const stop = watchAudio(audio, {
    change(next) {
      heard.state = next(heard.state)
    },
    onEnd() {
      heard.ends += 1
    },
  })
  return { fake, audio, heard, stop, tell: (event: string) => fake.dispatchEvent(new Event(event)) }
}

it.each(['loading', 'playing', 'paused'] as const)('fails when the network is lost while %s', (state) => {
  const { heard, tell } = listenTo(state)
  tell('error')
  expect(heard.state).toBe('failed')
})

it('says nothing of a recording that could not be fetched before anybody asked for it', () => {
  const { heard, tell } = listenTo('idle')
  tell('error')
  expect(heard.state).toBe('idle')
})

it('says nothing of a recording that was taken off', () => {
  const { fake, heard, tell } = listenTo('playing')
  fake.src = null
  tell('error')
  tell('pause')
  expect(heard.state).toBe('playing')
})

it('tells playing from waiting, pausing and the end', () => {
  const { fake, heard, tell } = listenTo('loading')
  fake.paused = false
  tell('playing')
  expect(heard.state).toBe('playing')
  tell('waiting')
  expect(heard.state).toBe('loading')
  tell('pause')
  expect(heard.state).toBe('paused')
  tell('ended')
  expect(heard).toEqual({ state: 'idle', ends: 1 })
})

it('hears nothing more when it has stopped watching', () => {
  const { heard, stop, tell } = listenTo('playing')
  stop()
  tell('error')
  expect(heard.state).toBe('playing')
})

it('loads a recording again that failed, and goes on where it was', () => {
  const { fake, audio } = listenTo('failed')
  fake.error = new Error('network')
  fake.currentTime = 7.5
  startAudio(audio, vi.fn())
  expect(fake.calls).toEqual(['load', 'play'])
  expect(fake.currentTime).toBe(7.5)
})

it.each([
  ['NotAllowedError', 'blocked'],
  ['NotSupportedError', 'failed'],
] as const)('takes a play that was refused with %s for %s', async (name, state) => {
  const { fake, audio } = listenTo('idle')
  fake.answer = Promise.reject(new DOMException('', name))
  const setState = vi.fn()
  startAudio(audio, setState)
  await vi.waitFor(() => expect(setState).toHaveBeenLastCalledWith(state))
})

it('is still loading when another recording took the place of the one that was asked for', async () => {
  const { fake, audio } = listenTo('idle')
  fake.answer = Promise.reject(new DOMException('', 'AbortError'))
  const setState = vi.fn()
  startAudio(audio, setState)
  await fake.answer.catch(() => {})
  expect(setState.mock.calls).toEqual([['loading']])
})

it('asks for leave to play without a sound and without a sign', () => {
  const { fake, audio, heard, tell } = listenTo('idle')
  fake.answer = Promise.reject(new DOMException('', 'AbortError'))
  unlockAudio(audio, '/2.mp3')
  expect(fake.src).toBe('/2.mp3')
  expect(fake.calls).toEqual(['play muted', 'pause'])
  expect(fake.muted).toBe(false)
  tell('waiting')
  tell('pause')
  expect(heard.state).toBe('idle')
})
