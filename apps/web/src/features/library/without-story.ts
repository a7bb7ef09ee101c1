import type { StorySummary } from '@taleglow/contracts'

export type StoryList = {
  items: StorySummary[]
  page: number
  limit: number
  total: number
  hasNext: boolean
  hasPrev: boolean
}

/** A list as it will be when a story is gone; the list itself where the story is not on it. */
export function withoutStory(list: StoryList | undefined, id: string): StoryList | undefined {
  if (!list?.items.some((story) => story.id === id)) return list
  return { ...list, items: list.items.filter((story) => story.id !== id), total: list.total - 1 }
}

/** The title that a story bears on one of the lists. */
export function titleOf(lists: [unknown, StoryList | undefined][], id: string): string | undefined {
  for (const [, list] of lists) {
    const story = list?.items.find((one) => one.id === id)
    if (story) return story.title
  }
}
