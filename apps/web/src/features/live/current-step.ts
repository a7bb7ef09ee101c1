import type { StoryPage } from '@taleglow/contracts'
import type { LiveState } from './live-state.ts'

type Known = Pick<LiveState, 'status' | 'titled'> & { pages: readonly StoryPage[] }

/**
 * The sentence that says what is being done: a key of the texts `progress` and its numbers. The server words it too, but
 * for the language in which the stream was opened; here it follows the language of the page.
 */
export function currentStep({
  status,
  titled,
  pages: all,
}: Known): [key: string, params: Record<string, number>] {
  const pages = all.length
  const ready = (part: 'text' | 'imageUrl' | 'audioUrl') => all.filter((page) => page[part] !== null).length
  switch (status) {
    case 'generating_text':
      return titled ? ['writing', { done: Math.min(ready('text') + 1, pages), pages }] : ['planning', {}]
    case 'generating_images':
      return ['painting', { done: ready('imageUrl'), pages }]
    case 'generating_audio':
      return ['narrating', { done: ready('audioUrl'), pages }]
    default:
      return [status, {}]
  }
}
