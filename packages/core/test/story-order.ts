import { type StoryOrder, type StoryOrderInput, storyOrderSchema } from '@taleglow/contracts'

/** A valid order of six pages for the free plan. */
export function storyOrder(changes: Partial<StoryOrderInput> = {}): StoryOrder {
  return storyOrderSchema.parse({
    characterName: 'Mia',
    characterAge: 5,
    characterTraits: ['brave', 'curious'],
    theme: 'adventure',
    setting: 'forest',
    style: 'watercolor',
    voice: 'warm-female',
    language: 'en',
    pageCount: 6,
    ...changes,
  })
}
