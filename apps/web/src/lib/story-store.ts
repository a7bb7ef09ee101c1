import type {
  ImageQuality,
  Looks,
  Setting,
  StoryLanguage,
  StoryListInput,
  Style,
  Theme,
  Trait,
  Voice,
} from '@taleglow/contracts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** An order as far as the parent has come with it; null is not chosen yet. */
export type DraftValues = {
  characterName: string
  characterAge: number
  characterTraits: Trait[]
  looks: Partial<Looks>
  theme: Theme | null
  setting: Setting | null
  style: Style | null
  language: StoryLanguage
  pageCount: number
  imageQuality: ImageQuality
  title: string
  wish: string
  dedication: string
  voice: Voice | null
}

export type Draft = { step: number; values: DraftValues }
export type StoryFilters = Partial<Pick<StoryListInput, 'status' | 'theme' | 'sortBy' | 'sortOrder'>>

type StoryState = { draft: Draft | null; filters: StoryFilters }

/** What is kept locally about stories (specification, section 4): the draft and the library's filters. */
export const useStoryStore = create<StoryState>()(
  persist((): StoryState => ({ draft: null, filters: { sortOrder: 'desc' } }), {
    name: 'story-storage',
    version: 0,
  }),
)

export function saveDraft(draft: Draft): void {
  useStoryStore.setState({ draft })
}

export function discardDraft(): void {
  useStoryStore.setState({ draft: null })
}
