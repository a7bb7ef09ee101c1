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
import { newId } from './new-id.ts'

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

/**
 * A draft belongs to the account that wrote it: several families may use one computer. `reached` is the furthest step
 * that was opened; a draft without it has come as far as it stands.
 */
export type Draft = { userId: string; step: number; reached?: number; values: DraftValues }

/** An order that was sent and not answered for good, with the idempotency key that it went with. */
export type SentOrder = { userId: string; body: string; key: string }

export type StoryFilters = Partial<Pick<StoryListInput, 'status' | 'theme' | 'sortBy' | 'sortOrder'>>

type StoryState = { draft: Draft | null; sentOrder: SentOrder | null; filters: StoryFilters }

export const STORY_STORAGE_KEY = 'story-storage'

const NOTHING: StoryState = { draft: null, sentOrder: null, filters: { sortOrder: 'desc' } }

/** What is kept locally about stories (specification, section 4): the draft and the library's filters. */
export const useStoryStore = create<StoryState>()(
  persist((): StoryState => NOTHING, { name: STORY_STORAGE_KEY, version: 0 }),
)

/** The draft of this user; another family's is not shown. */
export function readDraft(userId: string | undefined): Draft | null {
  const { draft } = useStoryStore.getState()
  return draft && draft.userId === userId ? draft : null
}

export function saveDraft(draft: Draft): void {
  useStoryStore.setState({ draft })
}

/** Forgets the draft, and with it the order that was made of it. */
export function discardDraft(): void {
  useStoryStore.setState({ draft: null, sentOrder: null })
}

/** The key of an order: the same order of the same user keeps its key, also through a reload. */
export function keyOfOrder(userId: string, body: string): string {
  const { sentOrder } = useStoryStore.getState()
  if (sentOrder?.userId === userId && sentOrder.body === body) return sentOrder.key
  const key = newId()
  useStoryStore.setState({ sentOrder: { userId, body, key } })
  return key
}

/** Forgets an order that was refused for good; sent again, it is another one. */
export function dropOrder(): void {
  useStoryStore.setState({ sentOrder: null })
}

export function saveFilters(filters: StoryFilters): void {
  useStoryStore.setState({ filters })
}

/** Forgets everything, as whoever signs out on a shared computer expects. */
export function forgetStories(): void {
  useStoryStore.setState(NOTHING)
}

/** Takes over what another tab has stored; an old copy written back would bring a discarded draft to life. */
export function followStoryStorage(): void {
  void useStoryStore.persist.rehydrate()
}
