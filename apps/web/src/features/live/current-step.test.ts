import { STORY_STATUSES, type StoryPage } from '@taleglow/contracts'
import { translate } from '@taleglow/i18n'
import { expect, it } from 'vitest'
import { currentStep } from './current-step.ts'

const blank = { text: null, imageUrl: null, audioUrl: null } as StoryPage
const written = { ...blank, text: '天黑了。' }
const known = { status: 'generating_text', titled: true, pages: [written, blank, blank] } as const

it('names the page that is being written, and thinks before there is a plan', () => {
  expect(currentStep({ ...known, titled: false })).toEqual(['planning', {}])
  expect(currentStep(known)).toEqual(['writing', { done: 2, pages: 3 }])
  expect(currentStep({ ...known, pages: [written, written] })).toEqual(['writing', { done: 2, pages: 2 }])
})

it('counts what is ready of pictures and narration', () => {
  const pages = [
    { ...written, imageUrl: '/1.webp', audioUrl: '/1.mp3' },
    { ...written, imageUrl: '/2.webp' },
    written,
  ]
  expect(currentStep({ ...known, status: 'generating_images', pages })).toEqual([
    'painting',
    { done: 2, pages: 3 },
  ])
  expect(currentStep({ ...known, status: 'generating_audio', pages })).toEqual([
    'narrating',
    { done: 1, pages: 3 },
  ])
})

it('has a sentence for every status in both languages', () => {
  for (const status of STORY_STATUSES) {
    const [key, params] = currentStep({ ...known, status })
    for (const language of ['zh', 'en'] as const) {
      const sentence = translate(language, `progress:${key}`, params)
      expect(sentence).not.toMatch(/\{\{|^$/)
    }
  }
})
